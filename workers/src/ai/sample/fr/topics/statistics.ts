import type { TopicBank } from '../../content.ts'

export const statistics: TopicBank = {
  exercise: 'statistics',
  idea: 'Un seul nombre peut en représenter beaucoup, mais il cache toujours quelque chose : la moyenne dépend de chaque valeur, la médiane seulement de leur ordre.',
  prior: ['Ranger des nombres et en additionner plusieurs.', 'Lire un tableau et un diagramme en bâtons.'],
  terms: [
    ['moyenne', 'La somme des valeurs divisée par leur nombre.'],
    ['médiane', 'La valeur du milieu quand toutes sont rangées.'],
    ['étendue', 'La plus grande valeur moins la plus petite.'],
    ['valeur extrême', 'Une valeur très éloignée de toutes les autres.'],
  ],
  errors: [
    [
      'La moyenne est toujours l’une des valeurs.',
      'La moyenne de 2 et 5 est 3,5 : c’est un partage équitable, pas une valeur observée.',
    ],
    [
      'La médiane est le milieu de la liste telle qu’elle est écrite.',
      'On range d’abord les valeurs ; on cherche ensuite le milieu.',
    ],
  ],
  task: 'Demandez à onze camarades combien de minutes dure leur trajet. Placez les valeurs sur une ligne, trouvez moyenne et médiane, puis ajoutez un élève qui met deux heures et observez ce qui bouge.',
  aims: [
    ['apply', 'Calculer la moyenne et la médiane d’une liste de valeurs.'],
    ['analyse', 'Comparer l’effet d’une valeur extrême sur la moyenne et sur la médiane.'],
    ['evaluate', 'Choisir le nombre qui décrit le mieux une liste et justifier ce choix.'],
  ],
  materials: [
    'notes adhésives, une valeur sur chacune',
    'longue ligne au tableau ou au sol',
    'calculatrices',
  ],
  quiz: [
    ['Quatre nombres ont pour moyenne 6. Quelle est leur somme ?', '24.'],
    ['On augmente toutes les valeurs de 3. Que devient la moyenne ?', 'Elle augmente aussi de 3.'],
  ],
  homework:
    'Noter pendant cinq jours la durée de son sommeil. Calculer moyenne, médiane et étendue, et dire en deux phrases laquelle décrit le mieux la semaine.',
}
