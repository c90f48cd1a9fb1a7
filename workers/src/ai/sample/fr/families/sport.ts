import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const sport = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Dans ${t}, on progresse par de petits buts, de bons conseils et de nombreux essais.`,
    `Pour ${t}, on réussit ensemble : le respect et la sécurité passent avant les points.`,
  ],
  prior: [`L’échauffement et les règles de sécurité pour ${t}.`],
  terms: [
    ['technique', `La bonne façon de réaliser un geste de ${t}.`],
    ['effort', `L’intensité du travail du corps dans ${t} ; elle se voit au pouls et au souffle.`],
    ['esprit sportif', `Respecter les règles de ${t} même quand personne ne regarde.`],
  ],
  errors: [
    [
      `La force décide de tout dans ${t}.`,
      'Ralentir le geste : la technique et le bon moment épargnent la force.',
    ],
    [
      `S’échauffer avant ${t} est du temps perdu.`,
      'Mesurer le pouls et l’amplitude du geste avant et après.',
    ],
  ],
  models: [
    `On montre le geste de ${t} trois fois : entier, lent, entier. On nomme deux points à regarder ; un élève essaie, la classe n’observe que ces points.`,
    `On construit ${t} en trois étapes, chacune jouable seule ; on avance quand quatre essais sur cinq réussissent.`,
  ],
  tasks: [
    `À quatre ateliers sur ${t}, par deux : l’un fait dix essais, l’autre observe deux points et donne un conseil ; puis on échange.`,
    `Pratiquez ${t} en petites équipes ; après cinq minutes, arrêtez, changez une règle pour que tous participent mieux, et recommencez.`,
  ],
  aims: [
    ['apply', `Réaliser en sécurité le geste de base de ${t}.`],
    ['analyse', `Comparer deux essais dans ${t} selon deux points d’observation.`],
    ['evaluate', `Évaluer ses progrès dans ${t} et choisir le but suivant.`],
  ],
  materials: [`équipement et plots pour ${t}`, `fiches d’observation pour ${t}`],
  quiz: [
    [`Nommer deux points à regarder dans ${t}.`, 'Les deux points nommés pendant la démonstration.'],
    [
      `Qu’est-ce qui rend la pratique de ${t} sûre ?`,
      'Distance, matériel vérifié, signaux convenus, muscles chauds.',
    ],
  ],
  homework: [`S’exercer à une partie de ${t} dix minutes, trois jours, et noter ce que l’on ressent.`],
}))
