import type { TopicBank } from '../../content.ts'

export const ecosystems: TopicBank = {
  idea: 'En un lieu, les êtres vivants dépendent les uns des autres : l’énergie passe de l’un à l’autre et un changement se fait sentir bien au-delà.',
  prior: [
    'Ce dont plantes et animaux ont besoin pour vivre.',
    'Les régimes alimentaires : végétal, carné, mixte.',
  ],
  terms: [
    ['producteur', 'Un être vivant qui fabrique sa nourriture, le plus souvent une plante.'],
    ['consommateur', 'Un être vivant qui en mange d’autres.'],
    ['décomposeur', 'Un être vivant, un champignon par exemple, qui dégrade la matière morte.'],
    ['réseau alimentaire', 'Toutes les chaînes alimentaires d’un lieu et leurs liens.'],
    ['habitat', 'Le lieu où un être vivant trouve ce qu’il lui faut.'],
  ],
  errors: [
    [
      'La flèche d’une chaîne alimentaire montre qui est mangé.',
      'Elle suit l’énergie : de l’herbe vers le lapin.',
    ],
    [
      'Si le renard disparaît, seuls les lapins s’en aperçoivent.',
      'Plus de lapins, moins d’herbe, moins d’insectes, moins d’oiseaux : tout le réseau bouge.',
    ],
  ],
  model:
    'Herbe → criquet → grenouille → héron. On retire la grenouille : qu’arrive-t-il d’abord aux criquets, puis à l’herbe, puis au héron ? On répond par trois flèches vers le haut ou vers le bas.',
  task: 'Délimitez un mètre carré dans la cour. Relevez tout ce qui y vit et toute trace de vie, classez en producteurs, consommateurs et décomposeurs, et dessinez le réseau alimentaire.',
  aims: [
    ['apply', 'Dessiner un réseau alimentaire de huit membres avec des flèches dans le bon sens.'],
    ['analyse', 'Suivre dans un réseau les effets de la disparition d’un membre.'],
    ['evaluate', 'Juger un projet de mare ou de haie d’après ses effets sur trois espèces.'],
  ],
  materials: [
    'ficelle et piquets pour un mètre carré',
    'fiches d’identification et loupes',
    'laine et étiquettes pour un réseau vivant',
  ],
  quiz: [
    [
      'Qui se trouve au début de presque toute chaîne alimentaire ?',
      'Un producteur, le plus souvent une plante.',
    ],
    ['Que font les décomposeurs ?', 'Ils dégradent la matière morte ; des sels minéraux retournent au sol.'],
    [
      'Dans quel sens vont les flèches d’une chaîne alimentaire ?',
      'De celui qui est mangé vers celui qui mange, comme l’énergie.',
    ],
    [
      'Pourquoi y a-t-il moins de renards que de lapins ?',
      'À chaque étape, une grande partie de l’énergie est perdue.',
    ],
    ['Qu’est-ce qu’un habitat ?', 'Le lieu où un être vivant trouve nourriture, eau, abri et espace.'],
  ],
  homework: 'Noter le contenu d’un repas et en dessiner les chaînes alimentaires jusqu’aux producteurs.',
}
