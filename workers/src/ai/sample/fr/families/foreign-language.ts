import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const foreignLanguage = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `On apprend à parler de ${t} en en parlant, avec peu de mots d’abord, puis un peu plus chaque fois.`,
    `Se faire comprendre sur ${t} vient d’abord ; la précision grandit avec l’usage.`,
  ],
  prior: [`Les mots et les phrases sur ${t} que les élèves connaissent déjà.`],
  terms: [
    ['expression utile', `Un morceau de langue tout prêt pour parler de ${t}.`],
    ['relance', `Une question qui fait durer la conversation sur ${t}.`],
    ['périphrase', `Dire autrement, quand il manque un mot, ce qui touche à ${t}.`],
  ],
  errors: [
    [
      `Pour parler de ${t}, il faut connaître tous les mots.`,
      'Montrer comment dire autrement, montrer du doigt, faire répéter.',
    ],
    [
      `Les phrases sur ${t} se traduisent mot à mot.`,
      'Apprendre des expressions entières et comparer l’ordre des mots.',
    ],
  ],
  models: [
    `Un court dialogue sur ${t}, écouté deux fois livre fermé, puis lu à plusieurs voix ; on remplace un morceau à la fois jusqu’à obtenir un dialogue nouveau.`,
    `Cinq expressions sur ${t} au tableau ; on les emploie dans des phrases vraies sur soi, puis on efface un mot à la fois.`,
  ],
  tasks: [
    `Circulez et interrogez six camarades sur ${t} ; notez les réponses dans une grille et rapportez les deux qui vous ont surpris.`,
    `Écrivez et jouez une scène d’une minute sur ${t} avec un malentendu qui se dissipe.`,
  ],
  aims: [
    ['apply', `Jouer un court dialogue sur ${t}.`],
    ['analyse', `Comparer la façon d’exprimer ${t} dans les deux langues.`],
    ['create', `Rédiger un message de soixante mots sur ${t}.`],
  ],
  materials: [`images pour ${t}`, `enregistrement ou dialogue sur ${t}`],
  quiz: [
    [
      `Poser à un camarade une question sur ${t} dans la langue étudiée.`,
      'Une question compréhensible, avec le bon ordre des mots.',
    ],
    [
      `Dire deux phrases sur ${t} dans la langue étudiée.`,
      'Compréhensibles, avec au moins une expression de la séance.',
    ],
  ],
  homework: [`Enregistrer ou écrire une minute sur ${t} ; employer quatre expressions de la séance.`],
}))
