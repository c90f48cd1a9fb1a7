import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const physics = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Ce que l’on affirme sur ${t} doit résister à une expérience que chacun peut refaire.`,
    `Comprendre ${t}, c’est savoir prévoir ce qui va se passer avant d’essayer.`,
  ],
  prior: [`Des observations de tous les jours en rapport avec ${t}.`],
  terms: [
    ['hypothèse', `Une supposition sur ${t} qu’une expérience peut réfuter.`],
    ['variable', `Ce que l’on change ou mesure dans une expérience sur ${t}.`],
    ['mesure', `Un nombre avec une unité et une incertitude, ici pour ${t}.`],
  ],
  errors: [
    [
      `Dans une expérience sur ${t}, on peut tout changer à la fois.`,
      'On change une chose et l’on garde le reste ; sinon personne ne sait ce qui a compté.',
    ],
    [
      `Une mesure sur ${t} est exacte si elle a beaucoup de chiffres.`,
      'On la répète : la dispersion des valeurs montre sa précision.',
    ],
  ],
  models: [
    `Une démonstration sur ${t} : prévoir par écrit, regarder, décrire sans expliquer, expliquer seulement ensuite. Prévision et résultat restent côte à côte au tableau.`,
    `Un schéma pour ${t} : ce qui entre, ce qui se passe, ce qui sort. On nomme chaque grandeur et son unité.`,
  ],
  tasks: [
    `Préparez une expérience sur ${t} : que changez-vous, que mesurez-vous, que gardez-vous ? Réalisez-la, notez cinq valeurs dans un tableau et tracez le graphique.`,
    `À trois ateliers sur ${t}, prévoyez, essayez et notez ce qui diffère de la prévision.`,
  ],
  aims: [
    ['apply', `Mesurer une grandeur liée à ${t} et la donner avec son unité.`],
    ['analyse', `Distinguer observation et explication dans un compte rendu sur ${t}.`],
    ['create', `Concevoir sur ${t} une expérience où une seule variable change.`],
  ],
  materials: [`matériel pour une expérience sur ${t}`, `tableau de mesures pour ${t}`],
  quiz: [
    [
      `Qu’a-t-on changé et mesuré dans l’expérience sur ${t} ?`,
      'Une grandeur a été changée, une autre mesurée, le reste gardé identique.',
    ],
    [
      `Quelle observation soutient ce que nous disons de ${t} ?`,
      'Une observation qui aurait été différente si l’affirmation était fausse.',
    ],
  ],
  homework: [
    `Décrire chez soi quelque chose en rapport avec ${t} : ce que l’on voit, ce que l’on suppose, comment le tester.`,
  ],
}))
