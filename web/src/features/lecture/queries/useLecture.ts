import { useQuery } from '@tanstack/react-query'
import { toLecture, type LectureResponse } from '../helpers/toLecture'
import { lectureQuery } from './lectureQuery'

type LectureData = { lecture: LectureResponse | null; numeroToday: number | null }

const select = ({ lecture, numeroToday }: LectureData) => ({
  lecture: lecture && toLecture(lecture),
  numeroToday,
})

export const useLecture = (numero: number) => useQuery({ ...lectureQuery(numero), select })
