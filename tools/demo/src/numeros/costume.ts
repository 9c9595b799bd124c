import type { NumeroDemo } from '../NumeroDemo'

export const costume: NumeroDemo = {
  numero: 52,
  dateParution: '2026-09-20',
  titre: 'Sous la coiffe, le costume',
  sommaire:
    "Ni uniforme ni déguisement, le costume traditionnel a vécu, changé, suivi la mode et parfois résisté. Ce numéro apprend à le regarder, à comprendre comment il se compose, et à conserver pour demain les pièces que l'on a la chance de posséder.",
  motif: 'plume',
  palette: 'velours',
  miseEnPage: 'fondPerdu',
  articles: [
    {
      rubrique: 'Costume',
      titre: 'Un langage de fil et de drap',
      chapeau: "Le costume disait d'où l'on venait, et bien d'autres choses.",
      paragraphes: [
        "On imagine volontiers un costume par province, fixé depuis toujours. La réalité est plus mobile. Les costumes que nous connaissons se sont surtout formés entre la fin du XVIIIe siècle et le début du XXe, lorsque les étoffes de fabrique sont devenues plus accessibles. Ils changeaient d'une génération à l'autre, parfois en quelques années.",
        "Le vêtement donnait des renseignements. La longueur d'un ruban, la couleur d'un tablier, la qualité d'un drap signalaient le pays, l'âge, l'aisance, la fête ou le deuil. Le deuil, surtout, avait ses étapes, du noir mat au violet, que chacun savait lire. La même personne possédait donc plusieurs tenues, du travail à la grande cérémonie.",
        "Regarder un costume, c'est d'abord dater et situer. Une photographie ancienne, une étiquette, un inventaire après décès valent mieux qu'une légende. Les groupes de tradition qui reconstituent des tenues s'appuient sur ces sources : la précision n'enlève rien au plaisir, elle lui donne des racines.",
      ],
    },
    {
      rubrique: 'Costume',
      titre: 'Pièce après pièce',
      chapeau: "S'habiller prenait du temps, et souvent deux personnes.",
      motif: 'dentelle',
      paragraphes: [
        'Sous le costume, il y a la chemise, longue, en toile de lin ou de chanvre, qui sert de jour comme de nuit. Viennent les jupons, dont le nombre donne la silhouette, puis la jupe, plissée ou froncée à la taille. Le corsage ou le gilet ajuste le buste ; un châle ou un fichu croisé couvre les épaules.',
        "Le tablier est la pièce la plus exposée. De coton à rayures pour la semaine, il devient soie, velours ou satin brodé le dimanche. La coiffe se pose en dernier, avec ses épingles. Les bijoux, croix, chaînes ou boucles, complètent l'ensemble : ils étaient souvent offerts au mariage et transmis de mère en fille.",
        "Chez l'homme, la culotte laissa place au pantalon au cours du XIXe siècle, plus tôt ici, plus tard là. La veste courte, le gilet à double rangée de boutons, le chapeau à large bord ont tenu plus longtemps. Sabots ou souliers, bas de laine ou guêtres : jusqu'au pied, chaque détail a son histoire.",
      ],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'Conserver un costume ancien',
      chapeau: "La lumière, l'humidité, les insectes : trois ennemis et quelques bons réflexes.",
      paragraphes: [
        "Un textile ancien souffre surtout de la lumière, qui pâlit les couleurs et casse les fibres sans retour possible. On l'expose donc peu, sous un éclairage faible, et jamais près d'une fenêtre. Un endroit sec, aéré, à température stable lui convient mieux qu'un grenier brûlant l'été ou qu'une cave humide.",
        "Rangez à plat autant que possible, dans une boîte assez grande, avec du papier de soie sans acide entre les plis. Évitez le plastique fermé, les épingles qui rouillent et les cintres étroits. Deux fois l'an, ouvrez, regardez, changez les plis de place : c'est la meilleure façon de repérer à temps les mites.",
        "Ne lavez pas sans conseil. Une tache ancienne fait parfois moins de mal que le remède. Notez plutôt ce que vous savez : qui portait la pièce, où, quand, qui l'a cousue. Photographiez-la. Un costume sans histoire n'est plus qu'une étoffe ; avec quelques lignes d'écriture, il reste un témoin.",
      ],
    },
  ],
}
