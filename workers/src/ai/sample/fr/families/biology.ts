import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const biology = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `La forme et la fonction vont ensemble : on comprend ${t} en voyant à quoi sert chaque partie.`,
    `Pour ${t}, comme pour toute la vie, rien n’est isolé : un changement a des effets ailleurs.`,
  ],
  prior: [`Des êtres vivants connus des élèves, en rapport avec ${t}.`],
  terms: [
    ['observation', `Ce que l’on peut voir ou mesurer à propos de ${t}, sans interpréter.`],
    ['fonction', `À quoi sert une partie, dans le cadre de ${t}.`],
    ['adaptation', `Un caractère qui convient au milieu, comme on le voit avec ${t}.`],
  ],
  errors: [
    [
      `Les êtres vivants font ce que l’on observe dans ${t} parce qu’ils le veulent.`,
      'Chercher la cause et l’effet : qu’est-ce qui déclenche, qu’est-ce qui s’ensuit ?',
    ],
    [
      `Le cas de ${t} est identique chez tous les êtres vivants.`,
      'Comparer deux espèces ; noter ce qui est commun et ce qui ne l’est pas.',
    ],
  ],
  models: [
    `Un dessin sur ${t} grandit au tableau, partie après partie. Pour chacune : nom, place, rôle. À la fin, on en cache une et l’on demande ce qui ne marcherait plus.`,
    `Une photographie sur ${t} : cinq choses que l’on voit, deux questions, une explication que l’on pourrait tester.`,
  ],
  tasks: [
    `Observez dix minutes un exemple lié à ${t}, dessinez-le en grand, légendez ce que vous savez et marquez d’un « ? » ce que vous supposez.`,
    `Comparez deux êtres vivants sous l’angle de ${t} dans un tableau de cinq caractères et cherchez une raison à chaque différence.`,
  ],
  aims: [
    ['apply', `Dessiner un exemple lié à ${t} et en légender les parties.`],
    ['analyse', `Comparer deux êtres vivants sous l’angle de ${t}.`],
    ['evaluate', `Juger par deux raisons une affirmation des médias sur ${t}.`],
  ],
  materials: [`échantillons ou photographies pour ${t}`, `loupes et papier à dessin pour ${t}`],
  quiz: [
    [`Nommer une partie et son rôle dans ${t}.`, 'Toute partie du dessin, avec le rôle écrit à côté.'],
    [
      `Que changerait l’absence d’une partie dans ${t} ?`,
      'Le rôle de cette partie, et tout ce qui en dépend.',
    ],
  ],
  homework: [
    `Chercher autour de soi un exemple lié à ${t}, le dessiner et écrire trois observations sans les expliquer.`,
  ],
}))
