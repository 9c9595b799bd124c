import { drawPdf } from './layout'

/** Texts of a drawn magazine whose paragraphs have roles, as its typography tells them. */
export const ROLES = {
  titre: 'La coiffe de Plougastel',
  chapo:
    'Une dentelle que l’on croyait perdue revient dans les fêtes du pays, portée par les jeunes.',
  citation: '« On ne porte pas une coiffe, on la reçoit de sa grand-mère. »',
  encadre: 'Il faut trois heures pour repasser la dentelle, et une pour l’épingler.',
  signature: 'Texte : Anne Le Goff. Photographies : Jean Martin',
} as const

const BODY =
  'Au pays, chaque pièce du costume disait d’où l’on venait, et qui on était devenu depuis. La mode a passé, la couture est restée, et les aiguilles aussi.'

/** Draws a page whose paragraphs are a standfirst, a pulled quotation, a box and a signature. */
export const drawRoles = (): Promise<Buffer> =>
  drawPdf((document) => {
    document.addPage({ size: 'A4', margin: 60 })
    const write = (text: string, size = 10, font = 'Helvetica') =>
      document.font(font).fontSize(size).text(text, 60, document.y, { width: 400 }).moveDown(1.5)
    write(ROLES.titre, 28)
    write(ROLES.chapo, 13, 'Helvetica-Bold')
    write(BODY)
    write(BODY)
    write(ROLES.citation, 15, 'Helvetica-Oblique')
    write(BODY)
    document
      .rect(56, document.y - 8, 410, 60)
      .fill('#f3dfc1')
      .fillColor('#000000')
    write(ROLES.encadre)
    document.y += 40
    write(BODY)
    write(ROLES.signature)
  })
