import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const computing = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Qui explique ${t} assez clairement pour qu’une machine puisse suivre l’a compris.`,
    `Derrière ${t}, il y a des données, des règles et des gens qui les ont choisies.`,
  ],
  prior: [`Les programmes et appareils que les élèves emploient, en rapport avec ${t}.`],
  terms: [
    ['entrée', `Les données que reçoit ${t}.`],
    ['sortie', `Les données que produit ${t}.`],
    ['cas de test', `Une entrée au résultat connu, pour vérifier ${t}.`],
  ],
  errors: [
    [
      `Avec ${t}, l’ordinateur décide seul.`,
      'Il suit des règles écrites par des gens ; demander laquelle a donné ce résultat.',
    ],
    [`Si ${t} marche une fois, tout va bien.`, 'Tester aussi avec une entrée vide, très grande, fausse.'],
  ],
  models: [
    `On joue ${t} sans ordinateur : un élève est l’entrée, un autre la règle, un autre la sortie. On note chaque étape dans un tableau.`,
    `On montre un petit exemple de ${t}, la classe prévoit le résultat, on exécute, on explique l’écart.`,
  ],
  tasks: [
    `Décrivez ${t} par l’entrée, les étapes et la sortie, écrivez trois cas de test et échangez-les avec un autre binôme.`,
    `Construisez la plus petite version de ${t} qui fonctionne, avec des blocs, du code ou du papier, et notez chaque erreur corrigée.`,
  ],
  aims: [
    ['apply', `Utiliser ${t} pour résoudre pas à pas un petit problème.`],
    ['analyse', `Suivre dans un tableau les données à travers ${t}.`],
    ['create', `Concevoir un petit programme ou une procédure qui utilise ${t}.`],
  ],
  materials: [`un ordinateur par binôme, ou des cartes pour ${t}`, `tableaux de suivi pour ${t}`],
  quiz: [
    [
      `Qu’est-ce qui entre dans ${t}, qu’est-ce qui en sort ?`,
      'Les données nommées entrée et sortie pendant la séance.',
    ],
    [
      `Quel test révélerait un défaut dans ${t} ?`,
      'Un cas limite : vide, zéro, le plus grand, mauvais type.',
    ],
  ],
  homework: [
    `Chercher ${t} dans une application que l’on utilise. Décrire ce qu’elle reçoit, ce qu’elle donne et ce qu’elle garde peut-être.`,
  ],
}))
