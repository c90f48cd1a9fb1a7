import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const history = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Ce que nous savons sur ${t} vient de sources ; chacune a été faite par quelqu’un, dans un but.`,
    `Derrière ${t}, il y a des causes, et des gens qui auraient pu agir autrement.`,
  ],
  prior: [`Deux événements de la frise qui précèdent ${t}.`],
  terms: [
    ['source', `Un texte, une image ou un objet de l’époque de ${t}.`],
    ['cause', `Ce sans quoi ${t} n’aurait pas eu lieu, ou pas ainsi.`],
    ['point de vue', `Le regard d’une personne ou d’un groupe sur ${t}.`],
    ['conséquence', `Ce qui a suivi ${t}, aussitôt ou bien plus tard.`],
  ],
  errors: [
    [
      `Une seule cause explique ${t}.`,
      'Classer les causes en lointaines, proches et immédiates ; les peser.',
    ],
    [
      `À l’époque de ${t}, on savait comment cela finirait.`,
      'Demander ce que l’on pouvait savoir ce jour-là ; lire une source sans sa fin.',
    ],
  ],
  models: [
    `Une source sur ${t}, lue avec quatre questions : qui parle, quand, à qui, pourquoi ? Puis : que dit-elle, que tait-elle ?`,
    `Une frise pour ${t} avec quatre cartes : deux causes, l’événement, une conséquence. On justifie à voix haute la place de chacune.`,
  ],
  tasks: [
    `Comparez deux sources sur ${t} : en vert ce qui concorde, en rouge ce qui se contredit ; expliquez la contradiction par l’auteur et le but.`,
    `Rédigez la une d’un journal sur ${t} du point de vue d’un groupe ; un autre groupe l’écrit du point de vue opposé.`,
  ],
  aims: [
    ['apply', `Utiliser quatre questions pour lire une source sur ${t}.`],
    ['analyse', `Distinguer les causes et les conséquences de ${t}.`],
    ['evaluate', `Juger la fiabilité d’une source sur ${t}.`],
  ],
  materials: [`deux sources d’auteurs différents sur ${t}`, `cartes pour une frise sur ${t}`],
  quiz: [
    [`Citer une cause et une conséquence de ${t}.`, 'Une carte de chaque côté de la frise, avec une raison.'],
    [
      `Quel regard sur ${t} manque dans les sources ?`,
      'Celui d’un groupe qui a peu écrit, ou qui n’avait pas la parole.',
    ],
  ],
  homework: [
    `Trouver une image, un objet ou un nom de rue qui rappelle ${t}. Écrire qui l’a placé là, quand et pourquoi.`,
  ],
}))
