import type { TopicBank } from '../../content.ts'

export const worldWarTwo: TopicBank = {
  idea: 'Une guerre de conquête, commencée en Europe et en Asie, devint une guerre contre des peuples entiers ; de sa fin est né l’ordre où nous vivons.',
  prior: ['Les traités d’après 1918 et la crise de 1929.', 'La dictature et la démocratie comme régimes.'],
  terms: [
    ['dictature', 'Le pouvoir d’une personne ou d’un parti, sans élections libres.'],
    ['occupation', 'La domination d’un pays par une armée étrangère.'],
    ['résistance', 'L’action ouverte ou cachée contre un occupant ou un régime.'],
    ['Shoah', 'L’assassinat de six millions de Juifs par l’Allemagne nazie et ses complices.'],
    ['capitulation', 'La reddition d’une armée ou d’un État.'],
  ],
  errors: [
    [
      'La guerre n’a eu lieu qu’en Europe.',
      'On s’est battu aussi en Asie, en Afrique et sur les océans ; dans le Pacifique, elle finit en septembre 1945.',
    ],
    [
      'Personne ne pouvait rien faire contre l’occupant.',
      'On cachait des persécutés, on imprimait des tracts, on faisait grève : les choix étaient dangereux, mais il y en avait.',
    ],
  ],
  model:
    'Une frise du 1er septembre 1939 au 2 septembre 1945. On y place six événements : attaque de la Pologne, défaite de la France, attaque de l’URSS, Pearl Harbor, débarquement en Normandie, Hiroshima. On marque le tournant d’une autre couleur et l’on donne la raison.',
  task: 'Chaque groupe étudie une personne : un soldat, un enfant d’une ville bombardée, une résistante, un persécuté. Écrivez ce que cette personne pouvait savoir, craindre et décider en 1942.',
  aims: [
    ['apply', 'Tracer une frise de la guerre avec six événements.'],
    ['analyse', 'Comparer d’après des sources la vie de deux personnes la même année.'],
    ['evaluate', 'Évaluer quel événement fut le tournant et justifier ce choix.'],
  ],
  materials: [
    'cartes d’événements et de dates',
    'courtes biographies avec photographies',
    'cartes de 1939, 1942 et 1945',
  ],
  quiz: [
    [
      'Par quel événement la guerre commence-t-elle en Europe ?',
      'Par l’attaque allemande de la Pologne, le 1er septembre 1939.',
    ],
    [
      'Qu’est-ce que la Shoah ?',
      'L’assassinat de six millions de Juifs par l’Allemagne nazie et ses complices.',
    ],
    ['Quand l’Allemagne capitule-t-elle ?', 'Le 8 mai 1945.'],
    ['Quelle organisation est fondée en 1945 pour maintenir la paix ?', 'L’Organisation des Nations unies.'],
    ['Pourquoi les États-Unis entrent-ils en guerre ?', 'Le Japon attaque Pearl Harbor le 7 décembre 1941.'],
  ],
  homework:
    'Chercher dans sa famille ou à la bibliothèque une trace de la guerre. Écrire cinq lignes : quoi, quand, qui la raconte, ce qui reste obscur.',
}
