import type { TopicBank } from '../../content.ts'

export const functions: TopicBank = {
  exercise: 'functions',
  idea: 'Une fonction donne à chaque nombre de départ un seul nombre d’arrivée ; tableau, formule et courbe sont trois images de la même règle.',
  prior: ['Les points dans un repère.', 'Remplacer une lettre par un nombre dans une expression.'],
  terms: [
    ['fonction', 'Une règle qui associe à chaque nombre un seul nombre.'],
    ['image', 'Le nombre d’arrivée associé à un nombre de départ.'],
    ['antécédent', 'Un nombre de départ dont on connaît l’image.'],
    ['courbe', 'L’ensemble des points dont l’ordonnée est l’image de l’abscisse.'],
    [
      'coefficient directeur',
      'Pour une droite, ce dont l’image varie quand le nombre de départ augmente de 1.',
    ],
  ],
  errors: [
    ['f(3) signifie f fois 3.', 'On lit « f de 3 » : c’est l’image du nombre 3.'],
    [
      'Toute droite qui monte traduit une proportionnalité.',
      'Seulement si elle passe par l’origine : 2x + 3 monte aussi, mais ne double pas quand x double.',
    ],
  ],
  task: 'Trois forfaits de téléphone ont un abonnement et un prix par minute. Faites pour chacun un tableau et une courbe, et trouvez à partir de combien de minutes chacun est le moins cher.',
  aims: [
    ['apply', 'Calculer des images et trouver l’antécédent d’un nombre donné.'],
    ['analyse', 'Comparer la formule, le tableau et la courbe d’une même fonction.'],
    ['evaluate', 'Choisir le meilleur de deux tarifs et justifier par les courbes.'],
  ],
  materials: ['papier millimétré', 'cartes de formules, de tableaux et de courbes à associer', 'règles'],
  quiz: [
    ['Où la courbe de f(x) = 2x + 5 coupe-t-elle l’axe vertical ?', 'En 5, l’image de 0.'],
    [
      'Un nombre peut-il avoir deux images par une fonction ?',
      'Non. Deux nombres peuvent en revanche avoir la même image.',
    ],
  ],
  homework:
    'Décrire une grandeur qui varie régulièrement, comme la hauteur d’une bougie. Donner une formule, un tableau de cinq valeurs et la courbe.',
}
