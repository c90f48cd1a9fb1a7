import type { TopicBank } from '../../content.ts'

export const area: TopicBank = {
  exercise: 'area',
  idea: 'L’aire compte les carreaux qui couvrent une figure, le périmètre mesure le chemin qui en fait le tour. L’un ne grandit pas toujours avec l’autre.',
  prior: [
    'Les tables de multiplication et les unités de longueur.',
    'Le rectangle, l’angle droit et les côtés parallèles.',
  ],
  terms: [
    ['aire', 'La mesure d’une surface, en cm² ou en m².'],
    ['périmètre', 'La longueur du tour d’une figure.'],
    ['base', 'Le côté à partir duquel on mesure la hauteur.'],
    ['hauteur', 'La distance de la base au côté ou au sommet opposé, à angle droit avec la base.'],
  ],
  errors: [
    [
      'Deux figures de même périmètre ont la même aire.',
      'Un rectangle de 1 sur 5 et un carré de 3 sur 3 ont tous deux 12 de périmètre, mais 5 et 9 d’aire.',
    ],
    [
      'La hauteur d’un triangle est l’un de ses côtés.',
      'La hauteur coupe la base à angle droit ; elle n’est un côté que dans le triangle rectangle.',
    ],
  ],
  task: 'Avec une boucle de ficelle de 24 cm, formez sur quadrillage tous les rectangles à côtés entiers. Notez longueur, largeur, périmètre et aire dans un tableau et trouvez la plus grande aire.',
  aims: [
    ['apply', 'Calculer l’aire de rectangles et de triangles à partir de leurs mesures.'],
    ['analyse', 'Comparer des figures de même périmètre et expliquer pourquoi leurs aires diffèrent.'],
    ['create', 'Concevoir un plan de maison d’aire donnée avec le moins de mur possible.'],
  ],
  materials: ['papier quadrillé', 'ficelle de 24 cm par binôme', 'règles et équerres'],
  quiz: [
    ['Un carré a un périmètre de 20 cm. Quelle est son aire ?', 'Son côté mesure 5 cm, son aire 25 cm².'],
    [
      'Pourquoi l’aire d’un triangle est-elle la moitié de base fois hauteur ?',
      'Deux triangles identiques forment un parallélogramme de même base et de même hauteur.',
    ],
  ],
  homework:
    'Mesurer une pièce ou une table à la maison. La dessiner à l’échelle et calculer son aire et son périmètre avec les unités.',
}
