import type { Magazine } from './types'

/** Eleven pages printed from the Web; section labels in colour; boxes and questions. */
export const chromium: Magazine = {
  titre: 'Parlers et gestes',
  articles: [
    {
      rubrique: 'Édito',
      titre: 'Traduire, c’est danser',
      chapo: null,
      auteurs: ['Gwenola Morvan'],
      signature: 'Gwenola Morvan',
      debut:
        'On croit que la tradition se garde. Elle se traduit : d’une bouche à une oreille, d’un pied à un autre, d’une ferme à une scène. À chaque passage, quelque chose tombe et quelque chose naît.',
      milieu: ['langue5'],
      fin: 'Ce numéro va donc de frontière en frontière. Nous n’y cherchons pas ce qui est pur, mais ce qui passe, et qui nous tient ensemble.',
      pages: [2, 2],
    },
    {
      rubrique: 'Langues',
      titre: 'Trois vallées, cinq façons de dire bonjour',
      chapo:
        'En Soule, en Béarn et en Bigorre, saluer quelqu’un oblige à choisir : l’heure, l’âge, la parenté, et parfois la langue elle-même.',
      auteurs: ['Maider Etcheverry'],
      signature: 'par Maider Etcheverry',
      debut:
        'Le facteur de Larrau dit bonjour en trois langues avant neuf heures. Il ne choisit pas : la porte choisit pour lui. Derrière la bleue, c’est le basque ; derrière la verte, le béarnais ; le français sert pour les boîtes neuves.',
      milieu: [
        'langue1',
        { intertitre: 'Le tu, le vous et le silence' },
        'langue4',
        {
          encadre: {
            titre: 'Petit lexique du seuil',
            texte:
              'Adishatz s’adresse à plusieurs ou à un aîné ; adiu à un ami ; egun on à qui l’on reconnaît de loin. Un signe du menton suffit pour les chiens.',
          },
        },
      ],
      fin: 'La tournée s’achève à la dernière ferme. Là, on ne dit rien : on pose deux verres, et la langue vient d’elle-même.',
      legende: 'La tournée de Larrau, un matin de mars.',
      pages: [3, 3],
    },
    {
      rubrique: 'Entretien',
      titre: 'La voix ne vieillit pas',
      chapo:
        'Chanteuse et collectrice, Rosine Le Gall a enregistré huit cents témoins. Elle publie un livre sur l’art d’écouter.',
      auteurs: ['Simon Abgrall'],
      signature: 'Propos recueillis par Simon Abgrall',
      debut:
        'Elle reçoit dans sa cuisine, où tout a commencé. Le magnétophone est sur la table, éteint, comme un invité que l’on n’ose pas déranger. Elle parle sans se presser, et finit ses phrases.',
      milieu: [
        { question: 'Comment obtient-on la confiance d’un témoin ?' },
        'danse4',
        { question: 'Qu’avez-vous appris en premier ?' },
        'langue3',
        { question: 'Faut-il tout garder ?' },
        'musique4',
        { question: 'Et ceux qui refusent ?' },
        'langue2',
      ],
      fin: 'Je retourne les voir, voilà tout. Un jour, ils me demandent pourquoi je n’ai jamais sorti mon appareil, et ce jour-là, je le sors.',
      legende: 'Rosine Le Gall, à Spézet.',
      pages: [4, 5],
    },
    {
      rubrique: 'Gestes',
      titre: 'Battre le drap, fouler la laine',
      chapo: 'Le dernier moulin à foulon de la Montagne noire tourne deux jours par mois.',
      auteurs: ['Vincent Cros'],
      signature: 'par Vincent Cros',
      debut:
        'Les maillets tombent, deux par deux, et la maison tremble. Dans la pile, le drap tourne sur lui-même comme une pâte. Il entre long de quarante mètres ; il en sortira trente, épais et doux.',
      milieu: ['savoir3', 'costume1'],
      fin: 'La vanne se ferme, et le silence surprend. Il faut étendre avant le soir, sur les rames du pré, là où les crochets brillent depuis deux siècles.',
      legende: 'Les maillets de hêtre, refaits en 2011.',
      pages: [6, 6],
    },
    {
      rubrique: 'Fêtes',
      titre: 'Carnaval : le procès du roi',
      chapo:
        'Chaque année, on juge un mannequin de paille. Le réquisitoire, lui, n’est pas en paille.',
      auteurs: ['Fanny Delmas', 'Olivier Rey'],
      signature: 'par Fanny Delmas et Olivier Rey',
      debut:
        'L’avocat a mis une robe de rideaux. Il tousse, boit, déplie un rouleau de six mètres et commence par le prix de l’eau. La foule est venue pour cela : entendre tout haut ce qui s’est dit tout bas.',
      milieu: ['fete3', 'fete5', 'fete1', 'fete4', 'fete2'],
      fin: 'À la nuit, la sentence est toujours la même. Le roi brûle, la ronde tourne, et l’avocat, démasqué, embrasse le maire.',
      legende: 'Le char du roi devant le tribunal.',
      pages: [8, 9],
    },
    {
      rubrique: 'Nouvelles',
      titre: 'La bourrée entre au lycée',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Une option de danse traditionnelle ouvre à Aurillac, à raison de trois heures par semaine. Vingt-six élèves s’y sont inscrits, dont la moitié n’avait jamais dansé autrement que seule.',
      milieu: [],
      fin: 'L’épreuve comptera pour le baccalauréat dès l’an prochain. Le jury comprendra un musicien, et les candidats tireront au sort la région de leur seconde danse, avec une heure pour la préparer.',
      pages: [9, 9],
    },
    {
      rubrique: 'Nouvelles',
      titre: 'Des masques sans frontière',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Quarante masques d’hiver, venus de Sardaigne, du Tyrol et du pays de Soule, voyagent ensemble jusqu’en juin. L’exposition montre surtout ce qui les rapproche : la suie, la cloche et la peau.',
      milieu: [],
      fin: 'Première étape à Mauléon, dans la maison du patrimoine. Les porteurs de masques viendront eux-mêmes ouvrir les caisses et raconter, chacun dans sa langue, la sortie de leur village.',
      pages: [9, 9],
    },
    {
      rubrique: 'Danse',
      titre: 'Du plancher au parquet',
      chapo: 'Comment un changement de sol a effacé vingt danses en dix ans.',
      auteurs: ['Michel Larrieu'],
      signature: 'par Michel Larrieu',
      debut:
        'Prenez une grange, videz-la, ouvrez les portes. Le sol est en terre, battu à la masse, arrosé la veille. On y danse bas, le pied à plat, et le genou fait tout le travail.',
      milieu: ['danse2', 'danse3', 'musique3'],
      fin: 'À Saint-Savin, une association a refait une aire de terre sous un hangar. La première fois, personne n’osait ; puis un ancien a retiré ses chaussures.',
      legende: 'L’aire de Saint-Savin, en août.',
      pages: [10, 10],
    },
  ],
}
