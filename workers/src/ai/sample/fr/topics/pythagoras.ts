import type { TopicBank } from '../../content.ts'

export const pythagoras: TopicBank = {
  exercise: 'pythagoras',
  idea: 'Dans un triangle rectangle, et là seulement, les carrés construits sur les deux petits côtés remplissent exactement celui du plus grand.',
  prior: ['Les carrés et les racines carrées de nombres entiers.', 'L’angle droit et l’aire du carré.'],
  terms: [
    ['hypoténuse', 'Le côté opposé à l’angle droit, le plus long des trois.'],
    ['triangle rectangle', 'Un triangle qui a un angle de 90°.'],
    ['racine carrée', 'Le nombre positif dont le carré est le nombre donné.'],
    ['réciproque', 'L’énoncé lu à l’envers : si les carrés s’accordent, l’angle est droit.'],
  ],
  errors: [
    [
      'Ce sont les côtés eux-mêmes qui s’ajoutent : a + b = c.',
      'Le détour serait alors aussi court que la ligne droite. Ce sont les carrés qui s’ajoutent.',
    ],
    [
      'La règle vaut dans tout triangle.',
      'Dans un triangle équilatéral elle dirait 1 + 1 = 1. Il faut l’angle droit.',
    ],
  ],
  task: 'Découpez les carrés des deux petits côtés d’un triangle rectangle, partagez le plus grand en quatre morceaux par deux droites passant par son centre, l’une parallèle et l’autre perpendiculaire à l’hypoténuse, et recouvrez le carré de l’hypoténuse avec les cinq pièces.',
  aims: [
    ['apply', 'Calculer le troisième côté d’un triangle rectangle.'],
    ['analyse', 'Distinguer le théorème de sa réciproque et trier des problèmes selon celui qu’il faut.'],
    ['evaluate', 'Juger d’après trois longueurs si un coin est d’équerre et justifier la réponse.'],
  ],
  materials: [
    'carton quadrillé et ciseaux',
    'corde à douze intervalles égaux',
    'calculatrices avec touche racine',
  ],
  quiz: [
    ['Un triangle de côtés 6, 7 et 10 cm est-il rectangle ?', 'Non : 36 + 49 = 85, et non 100.'],
    ['Quel côté est l’hypoténuse ?', 'Celui qui est opposé à l’angle droit, toujours le plus long.'],
  ],
  homework:
    'Mesurer la longueur et la largeur d’une porte ou d’une table, calculer la diagonale, puis la mesurer. Dire de combien les résultats diffèrent, et pourquoi.',
}
