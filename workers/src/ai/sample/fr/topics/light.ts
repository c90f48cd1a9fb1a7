import type { TopicBank } from '../../content.ts'

export const light: TopicBank = {
  idea: 'On voit un objet quand sa lumière entre dans l’œil. La lumière va en ligne droite tant que rien ne la renvoie, ne la dévie ou ne l’absorbe.',
  prior: ['Les sources de lumière et les objets qui la renvoient.', 'Mesurer un angle au rapporteur.'],
  terms: [
    ['rayon', 'Une ligne qui montre le trajet de la lumière.'],
    ['réflexion', 'Le renvoi de la lumière par une surface, sous l’angle où elle est arrivée.'],
    ['réfraction', 'Le changement de direction de la lumière quand elle passe d’un milieu à un autre.'],
    ['ombre', 'L’espace que la lumière n’atteint pas parce qu’un objet lui barre la route.'],
    ['normale', 'La droite perpendiculaire à la surface au point d’arrivée du rayon.'],
  ],
  errors: [
    [
      'L’œil envoie quelque chose quand il regarde.',
      'Dans une pièce parfaitement noire, personne ne voit : il faut que de la lumière entre dans l’œil.',
    ],
    [
      'L’image d’un miroir se trouve sur le miroir.',
      'Elle apparaît aussi loin derrière que l’objet est devant ; un mètre et deux crayons le montrent.',
    ],
  ],
  model:
    'Une lampe éclaire à travers une fente un miroir posé sur un rapporteur. On trace la normale et on lit l’angle d’arrivée : 40°. On lit l’angle de départ : 40°. On tourne le miroir de 10° et la classe prévoit avant de lire.',
  task: 'Envoyez un faisceau étroit sur un miroir sous cinq angles. Marquez les rayons par des points, tracez-les, mesurez les deux angles à partir de la normale et écrivez la règle trouvée.',
  aims: [
    ['apply', 'Tracer le trajet d’un rayon qui rencontre un miroir plan.'],
    ['analyse', 'Comparer réflexion et réfraction sur le dessin d’un crayon plongé dans l’eau.'],
    ['create', 'Concevoir un périscope et y montrer le trajet de la lumière.'],
  ],
  materials: ['lampes à fente', 'miroirs plans et rapporteurs', 'verre d’eau et crayon'],
  quiz: [
    [
      'Un rayon arrive sur un miroir à 35° de la normale. Sous quel angle repart-il ?',
      'À 35°, de l’autre côté de la normale.',
    ],
    [
      'Pourquoi un crayon dans l’eau paraît-il brisé ?',
      'La lumière de sa partie immergée est réfractée en sortant de l’eau.',
    ],
    [
      'Pourquoi les ombres sont-elles nettes à midi et floues sous les nuages ?',
      'Le Soleil est presque un point, le ciel couvert une large source.',
    ],
    [
      'Pourquoi voit-on la Lune, qui n’émet pas de lumière ?',
      'Elle renvoie vers nos yeux la lumière du Soleil.',
    ],
  ],
  homework:
    'Mesurer son ombre à trois moments d’une journée. Dessiner chaque fois le Soleil, soi-même et le rayon, et expliquer la différence.',
}
