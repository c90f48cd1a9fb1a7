import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const mathematics = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Pour ${t}, comme partout en mathématiques, un résultat ne vaut qu’avec le chemin qui y mène.`,
    `Un dessin, un tableau et un calcul sont trois vues de ${t} ; chacune montre ce que les autres cachent.`,
  ],
  prior: [`Les calculs et les figures dont on a besoin pour ${t}.`],
  terms: [
    ['conjecture', `Un énoncé sur ${t} qui semble vrai sans être encore démontré.`],
    ['démonstration', `Une suite de raisons qui montre qu’un énoncé sur ${t} vaut toujours.`],
    ['cas particulier', `Un exemple simple où l’on peut vérifier ${t} à la main.`],
  ],
  errors: [
    [
      `Si une règle sur ${t} marche trois fois, elle marche toujours.`,
      'Chercher un cas qui la met en échec, avec zéro, un, un très grand nombre ou un négatif ; chercher ensuite la raison.',
    ],
    [
      `Pour ${t}, seul le résultat compte.`,
      'Un résultat juste peut cacher une erreur de raisonnement. Demander le chemin.',
    ],
  ],
  models: [
    `On prend le plus petit exemple de ${t} qui ne soit pas évident. On le dessine, on le calcule, on écrit le chemin en trois lignes, puis on change un nombre et l’on demande quelle ligne change.`,
    `On montre une solution complète sur ${t} contenant une erreur. On la lit ligne à ligne en demandant chaque fois : pourquoi est-ce permis ?`,
  ],
  tasks: [
    `Traitez quatre exemples sur ${t}, du plus facile au plus difficile. Écrivez pour chacun un plan, le calcul et une vérification ; inventez-en un cinquième pour un autre binôme.`,
    `Triez des exercices résolus sur ${t} selon la méthode employée et donnez un nom à chaque méthode.`,
  ],
  aims: [
    ['apply', `Résoudre un problème type sur ${t} et vérifier le résultat.`],
    ['analyse', `Repérer l’erreur dans une solution rédigée sur ${t}.`],
    ['create', `Inventer un problème sur ${t} avec sa solution.`],
  ],
  materials: [`quatre problèmes gradués sur ${t}`, `papier quadrillé pour dessiner ${t}`],
  quiz: [
    [
      `Que vérifier d’abord après avoir résolu un problème sur ${t} ?`,
      'L’ordre de grandeur et l’unité, puis le calcul à rebours.',
    ],
    [
      `Quel dessin ou tableau aide pour ${t} ?`,
      'Celui qui contient toutes les données et ce que l’on cherche.',
    ],
  ],
  homework: [
    `Résoudre deux problèmes du manuel sur ${t} et écrire à côté de chaque ligne pourquoi elle est permise.`,
  ],
}))
