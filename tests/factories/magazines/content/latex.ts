import type { Magazine } from './types'

/** Ten pages without tags or outline; titles in capitals; the author’s name closes the article. */
export const latex: Magazine = {
  titre: 'Cahiers de veillée',
  articles: [
    {
      rubrique: 'Mémoire',
      titre: 'LA DERNIÈRE VEILLÉE DE CHAMPLOUP',
      chapo:
        'En février 1962, l’électricité arriva au hameau. Trois sœurs se souviennent de la dernière nuit où l’on fila ensemble.',
      auteurs: ['Hélène Garnier'],
      signature: 'Hélène Garnier',
      debut:
        'La lampe à pétrole pendait à la poutre. On l’avait remplie à demi, par habitude, et la mère répétait que ce n’était plus la peine. Les rouets étaient déjà rangés contre le mur.',
      milieu: [
        'langue3',
        'costume1',
        { intertitre: 'Ce que l’on disait' },
        'langue1',
        'fete4',
        'fete1',
        'fete3',
      ],
      fin: 'Le lendemain, l’ampoule s’alluma. On vit la poussière sur le buffet, les fentes du plafond, et l’on s’aperçut que l’on ne savait plus où s’asseoir.',
      legende: 'La cuisine des Garnier, en 1958.',
      pages: [3, 4],
    },
    {
      rubrique: 'Danse',
      titre: 'SIX SEMAINES AVEC LE MAÎTRE',
      chapo: 'Les cahiers d’un maître à danser, retrouvés à Autun, livrent trente contredanses.',
      auteurs: ['Philippe Jolivet'],
      signature: 'Philippe Jolivet',
      debut:
        'Le cahier sentait la souris. Il servait à caler une commode, et l’on avait arraché les pages blanches pour allumer le feu. Les autres, couvertes de petits pieds à l’encre, n’intéressaient personne.',
      milieu: ['danse3', 'danse2'],
      fin: 'Dix de ces danses seront au programme du bal d’hiver. Les autres attendent que l’on comprenne un signe en forme de poire, dont le maître n’a laissé aucune explication.',
      legende: 'Page du cahier Lagoutte, vers 1788.',
      pages: [5, 5],
    },
    {
      rubrique: 'Costume',
      titre: 'LE DEUIL EN COULEURS',
      chapo: 'Noir, violet, gris : combien de temps, et pour quel parent ?',
      auteurs: ['Agnès Perrot'],
      signature: 'Agnès Perrot',
      debut:
        'Pour un époux, deux ans. Pour un père, dix-huit mois. Pour une tante, six semaines et encore, si elle laissait du bien. Les tables de deuil, copiées au dos des almanachs, se lisent comme un livre de comptes.',
      milieu: ['costume2', 'costume3'],
      fin: 'Le blanc, enfin, fut longtemps la couleur des reines et des enfants. On le redécouvre dans les coffres, plié au fond, sous tous les noirs.',
      pages: [6, 6],
    },
    {
      rubrique: 'Entretien',
      titre: '« J’AI CHANTÉ POUR NE PAS AVOIR FROID »',
      chapo:
        'Berger pendant cinquante ans, Fortuné Arnaud connaît deux cents chansons. Il les donne une par une, à qui vient le voir.',
      auteurs: ['Nadia Benali'],
      signature: 'Propos recueillis par Nadia Benali',
      debut:
        'Il nous attend sur le banc, la casquette sur les yeux. La montagne est derrière lui, les chiens devant. Il prévient qu’il ne répondra pas aux questions bêtes, puis il rit et nous sert à boire.',
      milieu: [
        { question: 'De qui tenez-vous ces chansons ?' },
        'musique4',
        { question: 'Vous souvenez-vous de la première ?' },
        'musique2',
        { question: 'Et l’accordéon, vous l’aimez ?' },
        'musique3',
      ],
      fin: 'Voilà, c’est assez pour aujourd’hui. Revenez avec la neige : les meilleures ne se chantent que dedans, et je ne suis pas près de mourir.',
      legende: 'Fortuné Arnaud devant sa cabane, à Névache.',
      pages: [7, 9],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'UNE PAIRE PAR JOUR',
      chapo: 'Le sabot se porte de nouveau, et quatre sabotiers vivent de leur métier.',
      auteurs: ['Guy Moreau'],
      signature: 'Guy Moreau',
      debut:
        'Le bois arrive par le chemin creux, en billes de deux mètres. Gilles les marque à la craie, tourne autour, hésite. Une bille donne huit paires si l’on s’y prend bien, et cinq si l’on a mal dormi.',
      milieu: ['savoir4', 'savoir5'],
      fin: 'La saison commence à la Toussaint. D’ici là, il faut ébaucher trois cents paires et réparer la machine du grand-père, qui n’accepte que l’huile de noix.',
      legende: 'La cuillère, l’outil qui creuse.',
      pages: [8, 8],
    },
    {
      rubrique: 'Nouvelles',
      titre: 'UN CLOCHER, DEUX CARILLONS',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'La restauration du beffroi a révélé un second jeu de onze cloches, muré depuis 1793. Elles sont intactes, accordées plus bas, et portent chacune le nom d’une donatrice du bourg.',
      milieu: [],
      fin: 'On les entendra pour les Rameaux, si la charpente le permet. Le carillonneur apprend déjà les airs qui se jouaient avec elles, d’après un cahier conservé à la mairie depuis deux siècles.',
      pages: [10, 10],
    },
    {
      rubrique: 'Nouvelles',
      titre: 'LE LIN REVIENT AU PAYS',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Douze agriculteurs ont semé trente hectares de lin textile, pour la première fois depuis 1955. La filature la plus proche étant en Pologne, ils ont acheté une teilleuse d’occasion en Flandre.',
      milieu: [],
      fin: 'La première toile est attendue l’an prochain. Elle servira, dit-on, à refaire les chemises du groupe folklorique, dont les modèles sont au musée et les coutures recomptées une à une.',
      pages: [10, 10],
    },
    {
      rubrique: 'Langues',
      titre: 'CE QUE DISENT LES CHEMINS',
      chapo: 'Marcher avec un cadastre de 1830 et trois anciens du village.',
      auteurs: ['Roland Faure'],
      signature: 'Roland Faure',
      debut:
        'Ils s’arrêtent à chaque barrière. Ici, c’est le Pré-Vieux, là les Mortes-Eaux, et plus haut un nom que le géomètre a écrit de travers et qui les fait encore rire.',
      milieu: ['langue2', 'langue4'],
      fin: 'Au retour, la carte compte cent quarante noms de plus. La mairie en fera des panneaux, à condition que l’on s’accorde sur l’orthographe.',
      pages: [11, 11],
    },
  ],
}
