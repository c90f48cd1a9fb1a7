import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Repérez qui écrit le coefficient avant de calculer et qui fait encore deux étapes. Au questionnaire, la question ouverte compte double : seuls ceux qui multiplient les coefficients peuvent aborder les intérêts sur plusieurs années.',
  minutes: 6,
  choices: [
    {
      question: 'Quel coefficient correspond à une baisse de 8 % ?',
      objective: 1,
      options: [
        ['0,08', 'gives-change', 'Il donne la baisse elle-même.'],
        ['$8 ÷ 92$', 'wrong-base', 'Compare la baisse à la nouvelle valeur.'],
        ['0,92', 'right', '100 % moins 8 % font 92 %.'],
        ['$1 ÷ 1,08$', 'undoes', 'Renverse une hausse de 8 %, ce qui est autre chose.'],
      ],
    },
    {
      question:
        'Un salaire augmente de 25 %, et l’année suivante il baisse de 25 %. Quelle phrase dit vrai ?',
      objective: 2,
      options: [
        ['Il est ce qu’il était au départ.', 'undoes', 'Fait s’annuler les deux variations.'],
        [
          'Il est plus bas qu’au départ, car les seconds 25 % portent sur davantage.',
          'right',
          '$1,25 × 0,75$ est inférieur à 1.',
        ],
        ['Il a varié de 50 % en tout.', 'adds-percents', 'Additionne les deux pourcentages.'],
        [
          'Il vaut un quart de ce qu’il était.',
          'gives-change',
          'Prend la variation pour le nouveau salaire.',
        ],
      ],
    },
    {
      question: 'Une tente coûte 140 euros. La remise est de 15 %. Quel est le nouveau prix ?',
      objective: 3,
      options: [
        ['21 euros', 'gives-change', 'C’est la remise.'],
        ['125 euros', 'adds-percents', 'Enlève 15 euros.'],
        ['environ 121,74 euros', 'undoes', 'Divise par 1,15.'],
        ['119 euros', 'right', '$140 × 0,85 = 119$.'],
      ],
    },
    {
      question: 'Une classe a récolté 60 euros l’an dernier et 75 euros cette année. Quelle est la hausse ?',
      objective: 3,
      options: [
        ['25 %', 'right', '15 sur 60, c’est un quart.'],
        ['20 %', 'wrong-base', 'Divise 15 par 75.'],
        ['15 %', 'adds-percents', 'Lit les 15 euros comme 15 %.'],
        ['125 %', 'gives-change', 'C’est la somme de cette année par rapport à la précédente.'],
      ],
    },
  ],
  open: {
    question:
      'Un casque coûte 120 euros. Le magasin X enlève 30 %. Le magasin Y enlève 20 %, puis encore 15 %. Jugez lequel est le moins cher, et de combien.',
    objective: 4,
    answer:
      'X : $120 × 0,7 = 84$ euros. Y : $120 × 0,8 = 96$, puis $96 × 0,85 = 81,60$ euros. Y est moins cher de 2,40 euros, avec une remise totale de 32 %.',
    points: [
      '84 euros pour X',
      '81,60 euros pour Y en multipliant les coefficients',
      'un jugement clair avec la différence',
    ],
  },
}
