import type { TopicBank } from '../../content.ts'

export const equations: TopicBank = {
  exercise: 'equations',
  idea: 'Une équation est une balance : ce que l’on fait d’un côté, on le fait de l’autre, et l’on trouve l’inconnue en défaisant ce qui lui a été fait.',
  prior: [
    'Les quatre opérations, et celles qui s’annulent l’une l’autre.',
    'Remplacer une lettre par un nombre dans une expression.',
  ],
  terms: [
    ['inconnue', 'Le nombre que l’on cherche, désigné par une lettre.'],
    ['solution', 'La valeur de l’inconnue qui rend l’égalité vraie.'],
    ['membre', 'Ce qui est écrit à gauche ou à droite du signe égal.'],
    ['opération inverse', 'L’opération qui en annule une autre : la soustraction annule l’addition.'],
  ],
  errors: [
    [
      'Un nombre change de signe dès qu’il passe de l’autre côté.',
      'Rien ne passe. On soustrait le même nombre aux deux membres ; un facteur se divise des deux côtés.',
    ],
    [
      'Le signe égal annonce le résultat.',
      'Il dit que les deux membres ont la même valeur ; 12 = 3x vaut autant que 3x = 12.',
    ],
  ],
  task: 'Dessinez chaque équation comme une balance avec des sacs et des poids. Retirez des deux plateaux ce qui peut l’être et écrivez à côté la ligne d’algèbre correspondante.',
  aims: [
    ['apply', 'Résoudre une équation à une inconnue et vérifier la solution.'],
    ['analyse', 'Repérer la première ligne fausse d’une résolution et dire quelle règle elle enfreint.'],
    ['create', 'Inventer un problème dont la mise en équation est donnée.'],
  ],
  materials: [
    'balance, réelle ou dessinée',
    'petits sacs et jetons',
    'cartes portant des équations et leurs solutions',
  ],
  quiz: [
    ['Le nombre 4 est-il solution de 3x − 2 = 10 ?', 'Oui : 3 × 4 − 2 = 10.'],
    ['Quelle opération annule « multiplier par 5 » ?', 'Diviser par 5, dans les deux membres.'],
  ],
  homework:
    'Écrire deux devinettes du type « Je pense à un nombre… ». Traduire chacune par une équation, la résoudre et vérifier.',
}
