import type { TopicBank } from '../../content.ts'

export const forces: TopicBank = {
  exercise: 'forces',
  idea: 'Une force change le mouvement ou la forme ; là où les forces se compensent, un objet reste au repos ou poursuit son mouvement sans changer.',
  prior: ['Pousser, tirer et mesurer avec un ressort.', 'La différence entre masse et volume.'],
  terms: [
    ['force', 'Une action qui pousse ou tire, avec une direction et une valeur ; en newtons (N).'],
    ['poids', 'La force avec laquelle la Terre attire un objet.'],
    ['masse', 'La quantité de matière, la même sur la Terre et sur la Lune ; en kilogrammes.'],
    ['résultante', 'La force unique qui a le même effet que toutes les forces ensemble.'],
    ['frottement', 'La force entre deux surfaces qui glissent ou vont glisser.'],
  ],
  errors: [
    [
      'Un objet en mouvement a besoin d’une force pour continuer.',
      'Sur la glace, un palet continue. Il faut une force pour changer le mouvement ; c’est le frottement qui d’ordinaire l’arrête.',
    ],
    [
      'Masse et poids, c’est la même chose.',
      'Sur la Lune, la masse d’un astronaute est la même, son poids environ six fois plus petit.',
    ],
  ],
  task: 'Tirez un bloc de bois au dynamomètre sur la table, du papier, du papier de verre et des crayons servant de rouleaux. Notez chaque force et dessinez les flèches sur un croquis.',
  aims: [
    ['apply', 'Calculer le poids d’un objet à partir de sa masse.'],
    [
      'analyse',
      'Distinguer sur des photographies les forces qui se compensent de celles qui ne se compensent pas.',
    ],
    ['create', 'Concevoir une expérience qui montre de quoi dépend le frottement.'],
  ],
  materials: [
    'dynamomètres',
    'blocs de bois et papier de verre',
    'photographies de personnes et d’objets en mouvement',
  ],
  quiz: [
    [
      'Une lampe pend, immobile, au plafond. Que dire des forces ?',
      'Elles se compensent : le fil tire vers le haut autant que la Terre vers le bas.',
    ],
    ['Dans quelle unité mesure-t-on une force ?', 'En newtons (N).'],
  ],
  homework:
    'Trouver à la maison trois situations où le frottement est utile et trois où il gêne. Dessiner les flèches pour une de chaque sorte.',
}
