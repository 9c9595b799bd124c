import { startProduct } from './support/product'
import { client } from './support/client'
import { publishReadable } from './factories/readablePages'
const product = await startProduct({ setup: 'embedded' })
const admin = await client(product.url).as('administrateur')
const lorem = 'Les coiffes de dentelle, que l’on portait aux fêtes, disent le village, la saison et l’âge de celle qui les porte. Au bal, la bourrée se danse à deux temps en Berry, à trois temps en Auvergne. Les violoneux menaient les noces et marquaient la mesure du pied. '
const pages = Array.from({ length: 12 }, (_, i) => i === 0 ? 'Regards, la revue des arts et traditions populaires' : lorem.repeat(4).trim())
await publishReadable(product, admin, { numero: 52, titre: 'Coiffes et dentelles', pages,
  plan: [{ titre: 'Éditorial', page: 2, niveau: 1 }, { titre: 'La bourrée', page: 4, niveau: 1 }, { titre: 'Deux temps, trois temps, une longue entrée du sommaire', page: 5, niveau: 2 }, { titre: 'Dentelles', page: 9, niveau: 1 }],
  links: { 2: [{ x: 1000, y: 2900, l: 3000, h: 300, page: 5 }, { x: 5200, y: 2900, l: 3000, h: 300, url: 'https://example.org/' }] } })
await publishReadable(product, admin, { numero: 51, dateParution: '2023-12-15', etat: 'enCours' })
await publishReadable(product, admin, { numero: 50, dateParution: '2023-09-15', etat: 'indisponible' })
console.log('READY', product.url)
process.on('SIGTERM', () => void product.stop().then(() => process.exit(0)))
setInterval(() => {}, 1000)
