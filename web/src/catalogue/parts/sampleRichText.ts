const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const node = (type: string, children: unknown[], rest = {}) => ({ type, children, ...rest })
const paragraph = (...children: unknown[]) => node('paragraph', children)
const item = (...children: unknown[]) => node('listitem', children)

/** A rich text with every kind of node, in the format that Lexical stores. */
export const sampleRichText = {
  root: node('root', [
    node('heading', [text('Une fédération, des traditions')], { tag: 'h2' }),
    paragraph(
      text('Né en '),
      text('avril 2000', 1),
      text(', le collectif réunit cinq mouvements nationaux. Il '),
      text('préserve', 2),
      text(', '),
      text('transmet', 8),
      text(' et '),
      text('promeut', 3),
      text(' les arts populaires du XX'),
      text('e', 64),
      text(' siècle et d’avant ; H'),
      text('2', 32),
      text('O, '),
      text('supprimé', 4),
      text(', '),
      text('code', 16),
      text('.'),
    ),
    node('quote', [text('Donner aux traditions de grandes ambitions.')]),
    node('heading', [text('Ses missions')], { tag: 'h4' }),
    node(
      'list',
      [
        item(text('Mettre en réseau les associations')),
        item(
          node('list', [item(text('groupes')), item(text('ensembles'))], { listType: 'bullet' }),
        ),
        item(text('Accompagner les artisans et les chercheurs, partout où ils travaillent')),
      ],
      { listType: 'bullet' },
    ),
    node('list', [item(text('Danser')), item(text('Chanter'))], { listType: 'number', start: 1 }),
    node('horizontalrule', []),
    paragraph(
      text('Lire '),
      node('link', [text('la revue')], { fields: { url: '/regards' } }),
      text(', ou '),
      node('link', [text('un autre site')], {
        fields: { url: 'https://example.org', newTab: true },
      }),
      text(', jamais '),
      node('link', [text('un lien dangereux')], { fields: { url: 'javascript:alert(1)' } }),
      text('.'),
      { type: 'linebreak' },
      text('Une seconde ligne.'),
    ),
  ]),
}
