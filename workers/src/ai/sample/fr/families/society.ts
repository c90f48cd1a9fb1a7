import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const society = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Sur ${t}, des gens raisonnables ne sont pas d’accord ; c’est la raison qui compte, non le ton.`,
    `Le thème ${t} met en jeu des intérêts, des règles et des valeurs ; mieux vaut ne pas les confondre.`,
  ],
  prior: [`Un cas de l’école ou de la famille qui touche à ${t}.`],
  terms: [
    ['intérêt', `Ce qu’une personne ou un groupe gagne ou perd dans ${t}.`],
    ['valeur', `Ce que l’on tient pour juste ou bon quand on juge ${t}.`],
    ['critère', `Une mesure, annoncée d’avance, pour juger ${t}.`],
  ],
  errors: [
    [
      `Sur ${t}, toutes les opinions se valent.`,
      'Chacun peut en avoir une ; une opinion fondée, qui répond aux objections, vaut davantage.',
    ],
    [
      `Sur ${t}, il n’y a que deux camps.`,
      'Lister tous ceux que cela concerne ; ils sont souvent quatre ou plus.',
    ],
  ],
  models: [
    `Un cas réel de ${t} : que s’est-il passé, qui est concerné, que veut chacun, quelle règle s’applique ? On ne juge qu’à la fin, en annonçant son critère.`,
    `Un raisonnement sur ${t} en trois phrases : thèse, raison, exemple. Puis l’objection la plus forte et une réponse honnête.`,
  ],
  tasks: [
    `Tenez une table ronde sur ${t} avec quatre rôles ; chacun prépare deux raisons et une question ; écrivez l’accord, ou pourquoi il n’y en a pas.`,
    `Placez-vous sur une ligne de « d’accord » à « pas d’accord » devant une thèse sur ${t} ; argumentez, déplacez-vous si vous êtes convaincu, notez ce qui vous a fait bouger.`,
  ],
  aims: [
    ['apply', `Utiliser un critère pour juger un cas de ${t}.`],
    ['analyse', `Distinguer intérêts, règles et valeurs dans un cas de ${t}.`],
    ['evaluate', `Défendre une position sur ${t} et répondre à une objection.`],
  ],
  materials: [`un cas de ${t} sur une page`, `cartes de rôle pour une table ronde sur ${t}`],
  quiz: [
    [
      `Qui est concerné par ${t}, et que veulent ces personnes ?`,
      'Au moins trois groupes, avec un intérêt chacun.',
    ],
    [
      `Donner un argument pour et un contre dans la question de ${t}.`,
      'Deux raisons avec un exemple chacune.',
    ],
  ],
  homework: [`Trouver un article sur ${t}. Noter les faits dans une colonne, les jugements dans l’autre.`],
}))
