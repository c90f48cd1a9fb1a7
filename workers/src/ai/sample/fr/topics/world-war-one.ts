import type { TopicBank } from '../../content.ts'

export const worldWarOne: TopicBank = {
  idea: 'Un attentat local devint une guerre mondiale parce que les alliances, les armements et la peur ne laissaient plus d’issue ; la guerre changea ensuite États, frontières et vies.',
  prior: ['Les grandes puissances d’Europe vers 1900.', 'Les colonies et la rivalité des empires.'],
  terms: [
    ['alliance', 'Un traité par lequel des États se promettent assistance.'],
    [
      'guerre de tranchées',
      'Des combats à partir de lignes creusées qui ne bougent guère pendant des années.',
    ],
    ['armistice', 'Un accord pour cesser le combat ; ici le 11 novembre 1918.'],
    ['arrière', 'La vie et le travail des civils pour la guerre.'],
    ['propagande', 'Une information fabriquée pour gagner les esprits.'],
  ],
  errors: [
    [
      'L’attentat de Sarajevo est la cause de la guerre.',
      'Il l’a déclenchée. Alliances, course aux armements, nationalismes et rivalités coloniales l’avaient préparée.',
    ],
    ['Les soldats de 1914 s’attendaient à quatre ans de guerre.', 'La plupart pensaient rentrer pour Noël.'],
  ],
  model:
    'Deux colonnes au tableau : « cause » et « déclencheur ». Sarajevo, 28 juin 1914, va à droite. À gauche : alliances, armements, nationalismes, colonies. On trace l’enchaînement jusqu’à l’entrée en guerre du Royaume-Uni, le 4 août, avec une flèche par traité.',
  task: 'Lisez une lettre de poilu et une page de journal de la même semaine. Relevez ce que chacune dit de la nourriture, de la peur et de l’espoir, et expliquez l’écart.',
  aims: [
    ['apply', 'Situer sur une carte les deux alliances et les principaux fronts.'],
    ['analyse', 'Distinguer les causes profondes du déclencheur de la guerre.'],
    ['evaluate', 'Juger la confiance que méritent une lettre et un journal.'],
  ],
  materials: [
    'carte de l’Europe en 1914',
    'lettre de soldat et page de journal',
    'cartes datées de juin à août 1914',
  ],
  quiz: [
    ['Quelles sont les dates de la Première Guerre mondiale ?', '1914-1918.'],
    [
      'Que se passe-t-il à Sarajevo le 28 juin 1914 ?',
      'L’héritier du trône d’Autriche-Hongrie, François-Ferdinand, est assassiné.',
    ],
    ['Citer deux causes profondes.', 'Par exemple les alliances et la course aux armements.'],
    ['Quand l’armistice est-il signé à l’ouest ?', 'Le 11 novembre 1918.'],
    [
      'Pourquoi le front de l’ouest a-t-il si peu bougé ?',
      'Tranchées, barbelés et mitrailleuses favorisaient la défense.',
    ],
  ],
  homework:
    'Chercher un monument aux morts près de chez soi ou en ligne. Noter noms, dates et symboles, et écrire ce qu’il veut nous rappeler.',
}
