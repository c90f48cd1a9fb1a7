import type { TopicBank } from '../../content.ts'

export const fractions: TopicBank = {
  exercise: 'fractions',
  idea: 'Une fraction est un seul nombre. On ne compte ensemble que des parts de même taille : il faut donc d’abord égaliser la taille des parts.',
  prior: [
    'Les multiples, et les multiples communs des nombres jusqu’à 12.',
    'La fraction comme partie d’une bande ou d’un disque.',
  ],
  terms: [
    ['numérateur', 'Le nombre du haut : combien de parts on prend.'],
    ['dénominateur', 'Le nombre du bas : en combien de parts égales l’unité est partagée.'],
    ['fractions égales', 'Des écritures différentes du même nombre, comme 1/2 et 3/6.'],
    ['fraction irréductible', 'Une fraction dont les deux nombres n’ont pas d’autre diviseur commun que 1.'],
    ['dénominateur commun', 'Un nombre qui est multiple des deux dénominateurs.'],
  ],
  errors: [
    [
      'Pour additionner des fractions, on additionne les numérateurs entre eux et les dénominateurs entre eux.',
      '1/2 + 1/2 ferait alors 2/4, soit encore un demi. On ajoute des parts ; leur taille ne change pas.',
    ],
    [
      'Plus le dénominateur est grand, plus la fraction est grande.',
      'Plus on est nombreux à partager un gâteau, plus la part est petite : 1/8 est inférieur à 1/3.',
    ],
  ],
  task: 'Découpez des bandes de même longueur en demis, tiers, quarts, sixièmes et douzièmes, placez-les les unes sous les autres et écrivez cinq égalités que l’on peut voir.',
  aims: [
    ['apply', 'Calculer avec deux fractions et donner le résultat sous forme irréductible.'],
    [
      'analyse',
      'Comparer deux façons de trouver un dénominateur commun et dire laquelle est la plus courte.',
    ],
    ['evaluate', 'Vérifier une solution rédigée à l’aide d’une estimation et justifier ce qui est faux.'],
  ],
  materials: [
    'bandes de papier de même longueur',
    'ciseaux et crayons de couleur',
    'droite graduée de 0 à 2',
  ],
  quiz: [
    ['Quelle fraction est la plus grande, 3/4 ou 5/8 ?', '3/4, car 3/4 = 6/8.'],
    [
      'Pourquoi 2/6 et 1/3 sont-ils le même nombre ?',
      'On a multiplié par 2 les deux nombres de 1/3 : deux fois plus de parts, chacune deux fois plus petite.',
    ],
  ],
  homework:
    'Trouver trois fractions à la maison (une recette, une horloge, une bouteille). Dessiner chacune sur une bande et écrire pour chacune un calcul avec son résultat.',
}
