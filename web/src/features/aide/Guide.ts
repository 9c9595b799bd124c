/** A guide of docs/, rendered by the build (web/build/guides.ts). */
export type Guide = {
  title: string
  contents: GuideChapter[]
  /** The text below the title. */
  html: string
}

/** A heading of level two, with those of level three below it; `id` is the anchor. */
export type GuideChapter = { id: string; title: string; parts: { id: string; title: string }[] }
