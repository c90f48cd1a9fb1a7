import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const geography = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Où est-ce, pourquoi là, et qu’en résulte-t-il ? Ces trois questions ouvrent le thème ${t}.`,
    `Une carte sur ${t} répond à une question ; une autre question donne une autre carte.`,
  ],
  prior: [`Lire une légende, une échelle et les points cardinaux sur une carte pour ${t}.`],
  terms: [
    ['localisation', `Où se trouve un lieu, en soi et par rapport à d’autres ; ici pour ${t}.`],
    ['échelle', `Combien de fois une carte sur ${t} est plus petite que le terrain.`],
    ['facteur', `Ce qui aide à expliquer pourquoi ${t} varie d’un lieu à l’autre.`],
  ],
  errors: [
    [
      `Une carte sur ${t} montre tout tel quel.`,
      'Toute carte choisit et laisse de côté. Lire d’abord titre, légende, date et source.',
    ],
    [
      `Pour ${t}, la situation est la même dans tout le pays.`,
      'Comparer deux régions par des chiffres ; les moyennes cachent les écarts.',
    ],
  ],
  models: [
    `On lit une carte sur ${t} à voix haute : titre, légende, échelle ; puis ce qui frappe, les pleins, les vides ; enfin une raison.`,
    `On place côte à côte une photographie et une carte sur ${t}, et l’on cherche trois choses visibles sur l’une et non sur l’autre.`,
  ],
  tasks: [
    `Dessinez un croquis sur ${t} avec une légende de cinq signes, marquez deux lieux remarquables et expliquez chacun par un facteur.`,
    `Comparez deux lieux sous l’angle de ${t} : trois chiffres pour chacun, un graphique, deux phrases pour expliquer l’écart.`,
  ],
  aims: [
    ['apply', `Situer sur une carte des exemples liés à ${t}.`],
    ['analyse', `Comparer par des chiffres deux régions sous l’angle de ${t}.`],
    ['evaluate', `Évaluer une mesure sur ${t} du point de vue de deux groupes.`],
  ],
  materials: [`pages d’atlas et fond de carte pour ${t}`, `photographie et tableau de chiffres sur ${t}`],
  quiz: [
    [`Nommer un lieu où l’on observe bien ${t}.`, 'Tout lieu situé sur la carte.'],
    [
      `Citer un facteur qui explique où l’on observe ${t}.`,
      'Par exemple le climat, le relief, l’eau, les transports ou des décisions humaines.',
    ],
  ],
  homework: [
    `Chercher comment ${t} se manifeste près de chez soi : une photographie ou un croquis, trois phrases.`,
  ],
}))
