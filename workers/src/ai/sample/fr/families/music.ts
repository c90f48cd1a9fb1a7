import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const music = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `On comprend ${t} par l’oreille, la voix et les mains avant de le comprendre par les mots.`,
    `La musique rend le temps audible ; ${t} en montre une manière.`,
  ],
  prior: [`Des chants et morceaux connus qui conviennent à ${t}.`],
  terms: [
    ['pulsation', `Le battement régulier qui porte ${t}.`],
    ['rythme', `Les sons longs et courts sur la pulsation, comme dans ${t}.`],
    ['nuances', `Fort et doux, et le passage de l’un à l’autre, dans ${t}.`],
  ],
  errors: [
    [
      `Pulsation et rythme sont la même chose dans ${t}.`,
      'Les pieds tiennent la pulsation, les mains frappent le rythme : faire les deux ensemble.',
    ],
    [`Dans ${t}, plus fort veut dire plus vite.`, 'S’exercer à jouer plus doucement sans changer de tempo.'],
  ],
  models: [
    `On écoute une minute qui montre ${t} : d’abord écouter, puis bouger, puis nommer deux choses qui ont changé, et quand.`,
    `Jeu d’écho sur ${t} : frapper ou chanter une mesure, la classe répond ; changer une chose à la fois et la faire nommer.`,
  ],
  tasks: [
    `Par quatre, inventez huit mesures qui montrent ${t} ; notez-les par des signes qu’un autre groupe puisse jouer.`,
    `Répétez de deux manières un court morceau sur ${t}, enregistrez les deux, choisissez-en une et dites pourquoi.`,
  ],
  aims: [
    ['apply', `Jouer un court passage qui montre ${t}.`],
    ['analyse', `Comparer deux enregistrements sous l’angle de ${t}.`],
    ['create', `Composer huit mesures qui montrent ${t}.`],
  ],
  materials: [`deux enregistrements pour ${t}`, `instruments de classe pour ${t}`],
  quiz: [
    [`Frapper ou chanter un exemple de ${t}.`, 'Une mesure régulière où on l’entend.'],
    [
      `À quel moment de l’enregistrement avez-vous entendu ${t} ?`,
      'Un moment, avec un mot pour ce qui a changé.',
    ],
  ],
  homework: [
    `Trouver un morceau que l’on aime où s’entend ${t} ; noter la minute et le décrire en trois mots.`,
  ],
}))
