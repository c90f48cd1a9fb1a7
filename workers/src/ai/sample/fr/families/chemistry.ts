import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const chemistry = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Pour ${t}, on regarde deux fois : ce qui se voit, et les particules qui l’expliquent.`,
    `Dans l’étude de ${t}, les substances changent parfois du tout au tout ; les atomes, eux, sont tous encore là.`,
  ],
  prior: [`Les règles de sécurité des expériences sur ${t}.`],
  terms: [
    ['substance', `Une sorte de matière avec ses propriétés, telle qu’on la rencontre avec ${t}.`],
    ['propriété', `Ce qui permet de reconnaître une substance dans ${t} : couleur, odeur, solubilité.`],
    ['modèle particulaire', `Un dessin de particules invisibles qui explique ce que l’on voit avec ${t}.`],
  ],
  errors: [
    [
      `Avec ${t}, ce que l’on ne voit plus a disparu.`,
      'On pèse avant et après dans un récipient fermé : la masse reste la même.',
    ],
    [
      `Les particules de ${t} ressemblent à de petits morceaux de matière.`,
      'Une particule seule n’a ni couleur ni température ; cela n’appartient qu’à un très grand nombre.',
    ],
  ],
  models: [
    `On montre ${t} à deux niveaux : à gauche ce que l’œil voit, à droite les particules. On dessine avant et après, et l’on compte les particules.`,
    `On lit à voix haute l’étiquette et les pictogrammes d’une substance liée à ${t}, on réalise un test et l’on écrit l’observation en une phrase.`,
  ],
  tasks: [
    `Examinez des échantillons liés à ${t} : regardez, testez avec l’eau et un indicateur, notez les propriétés et classez. Portez des lunettes.`,
    `Dessinez ${t} en quatre images au niveau des particules et faites trouver à un autre groupe l’erreur que vous y avez cachée.`,
  ],
  aims: [
    ['apply', `Réaliser sans danger un test sur ${t} et noter l’observation.`],
    ['analyse', `Distinguer ce que l’on voit avec ${t} de l’explication par les particules.`],
    ['evaluate', `Évaluer les risques d’une expérience sur ${t} et justifier la protection.`],
  ],
  materials: [`lunettes et échantillons pour ${t}`, `modèles de particules pour ${t}`],
  quiz: [
    [
      `Quelle règle de sécurité compte le plus avec ${t} ?`,
      'Celle que demande le pictogramme ; les lunettes dans tous les cas.',
    ],
    [
      `À quoi reconnaît-on qu’une substance nouvelle apparaît dans ${t} ?`,
      'À de nouvelles propriétés : couleur, gaz, précipité, chaleur dégagée.',
    ],
  ],
  homework: [`Trouver chez soi un produit lié à ${t}. Noter composition, pictogrammes et usage.`],
}))
