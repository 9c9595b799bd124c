import type { NumeroDemo } from '../NumeroDemo'

export const rubans: NumeroDemo = {
  numero: 50,
  dateParution: '2026-03-20',
  titre: 'Rubans, galons et lisières',
  sommaire:
    "Étroits, solides, colorés, les tissus en bandes bordent, serrent, nouent et distinguent. Rubans stéphanois, tissage aux plaquettes, ceintures et cordons de fête : ce numéro met à l'honneur ce que l'on regarde trop vite.",
  motif: 'galon',
  palette: 'garance',
  miseEnPage: 'panneau',
  articles: [
    {
      rubrique: 'Savoir-faire',
      titre: 'Le pays du ruban',
      chapeau: 'Autour de Saint-Étienne, le métier battait dans chaque maison.',
      paragraphes: [
        'Au XIXe siècle, Saint-Étienne et ses environs comptaient parmi les grands centres du ruban de soie. Les passementiers travaillaient chez eux, dans des ateliers aux hautes fenêtres, sur des métiers qui tissaient plusieurs rubans côte à côte. Le fabricant fournissait la soie et le dessin, le passementier son métier et son savoir.',
        'La mécanique Jacquard, avec ses cartons perforés, permit de lever les fils un à un et de tisser des fleurs, des paysages, des portraits. Unis, velours, façonnés, moirés : chaque qualité avait ses spécialistes. Le ruban suivait la mode des chapeaux, montait avec elle et souffrait avec elle.',
        'Les costumes régionaux en ont été de grands consommateurs. Rubans de coiffe en Alsace ou en Bresse, velours posés en larges bandes sur les jupes, guides flottant derrière les chapeaux des Bretons : un même produit industriel servait à dire des identités très locales. Quelques entreprises tissent encore.',
      ],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'Tisser avec des cartes',
      chapeau: 'Quatre trous, un quart de tour : un métier à tisser qui tient dans la poche.',
      motif: 'etoile',
      paragraphes: [
        "Le tissage aux plaquettes se passe de grand métier. Des cartes carrées, en bois, en corne, en cuir ou en carton, sont percées d'un trou à chaque coin. On y passe quatre fils de chaîne. En tournant toutes les cartes d'un quart de tour, on ouvre un passage pour la trame, et les fils se tordent en cordelette.",
        "Le motif dépend de la couleur des fils, du sens d'enfilage et du sens de rotation. Avec une vingtaine de plaquettes, on obtient des losanges, des chevrons, des crochets d'une netteté étonnante. La bande est épaisse et très résistante, car chaque fil de chaîne s'y enroule autour de ses voisins.",
        "La technique est attestée depuis l'âge du fer en Europe. Elle a donné des galons de vêtement, des sangles, des ceintures. On la redécouvre volontiers aujourd'hui : il suffit de cartes, de laine et d'un point fixe, poignée de porte ou pied de table, pour tendre la chaîne et commencer.",
      ],
    },
    {
      rubrique: 'Costume',
      titre: 'Bien serré à la taille',
      chapeau: "La ceinture tient le corps, porte l'outil et dit la fête.",
      paragraphes: [
        "Longue bande de laine ou de coton, la ceinture d'homme fait plusieurs fois le tour de la taille. En Provence, on la nomme taillole ; ailleurs, on parle de ceinture de flanelle. Elle soutient le dos de ceux qui portent et se penchent, tient chaud, et ses plis servent de poche pour le couteau ou le mouchoir.",
        "Pour la mettre, on fixe un bout et l'on tourne sur soi-même pendant qu'un camarade tend l'autre. Le geste est devenu un jeu dans les groupes de danse. Rouge, bleue ou noire, à franges ou à rayures, la ceinture est souvent la seule note vive du costume masculin.",
        "Chez les femmes, c'est le tablier qui joue ce rôle, avec ses rubans noués devant, derrière ou de côté. On raconte volontiers que la place du nœud indiquait la situation de celle qui le portait. Ces codes ont existé par endroits, jamais partout : chaque pays demande que l'on vérifie avant d'affirmer.",
      ],
    },
  ],
}
