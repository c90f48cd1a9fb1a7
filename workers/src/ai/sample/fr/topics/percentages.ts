import type { TopicBank } from '../../content.ts'

export const percentages: TopicBank = {
  exercise: 'percentages',
  idea: 'Un pourcentage est une fraction de dénominateur 100 ; il ne dit rien tant qu’on ignore de quoi.',
  prior: ['Les fractions de dénominateur 2, 4, 10 et 100.', 'Multiplier et diviser par 100.'],
  terms: [
    ['pour cent', 'Sur cent : 1 % est 1/100 d’une quantité.'],
    ['tout', 'La quantité qui compte pour 100 %.'],
    ['remise', 'La partie dont un prix diminue.'],
    ['taux', 'Le nombre de pour cent.'],
  ],
  errors: [
    [
      'Une hausse de 20 % suivie d’une baisse de 20 % ramène au départ.',
      'La baisse porte sur un tout plus grand : 100 devient 120, et 120 moins 24 font 96.',
    ],
    [
      '50 %, c’est toujours plus que 20 %.',
      '50 % de 10 font 5, 20 % de 100 font 20 : c’est le tout qui décide.',
    ],
  ],
  task: 'Classez douze offres d’un prospectus de la meilleure à la moins bonne. Calculez pour chacune l’économie et le prix payé ; mettez-vous d’accord sur le sens de « meilleure ».',
  aims: [
    ['apply', 'Calculer un pourcentage d’une quantité et un prix après remise.'],
    ['analyse', 'Comparer deux offres et expliquer à quel tout se rapporte chaque pourcentage.'],
    ['evaluate', 'Juger si un titre de presse dit bien ce que disent ses chiffres.'],
  ],
  materials: [
    'prospectus de magasins',
    'barre de 100 carreaux sur papier',
    'calculatrices, seulement pour vérifier',
  ],
  quiz: [
    ['Quelle fraction irréductible correspond à 75 % ?', '3/4.'],
    [
      'Un prix de 80 € augmente de 10 %, puis baisse de 10 %. Combien vaut-il ?',
      '79,20 € : d’abord 88, puis 88 moins 8,80.',
    ],
  ],
  homework:
    'Trouver un pourcentage dans un journal ou sur un emballage. Écrire quel est le tout, quelle est la partie, et calculer l’un des deux.',
}
