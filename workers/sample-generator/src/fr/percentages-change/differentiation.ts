import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Pour ceux qui confondent remise et prix, {support} les séparent sur une bande et dans un tableau.',
    'Ils peuvent calculer en deux étapes, à condition d’écrire le coefficient près du résultat.',
  ],
  core: ['La classe travaille {core} ; chaque résultat commence par son coefficient.'],
  challenge: [
    'Après {core}, les plus rapides remontent le temps dans {challenge} : on connaît la nouvelle valeur, pas l’ancienne.',
  ],
  supportTasks: [
    {
      prompt:
        'La bande est un prix de 70 euros. Il baisse de 30 %. Coloriez ce qui reste à payer. Combien est-ce ?',
      blocks: [fractionBars('Une bande de dix parts pour 70 euros, sans coloriage.', [[0, 10, '70 euros']])],
      objective: 2,
      lines: 2,
      minutes: 3,
      answer: 'Sept parts de 7 euros sont coloriées : 49 euros.',
      points: ['colorie sept parts', '49 euros'],
    },
    {
      prompt: 'Complétez de haut en bas.',
      blocks: [
        table(
          ['ancien prix', '40 euros'],
          [
            ['10 % de ce prix', '…'],
            ['remise de 25 %', '…'],
            ['nouveau prix', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 0,
      minutes: 3,
      answer: '4, 10 et 30 euros.',
      points: ['un point pour chaque ligne'],
    },
    {
      prompt:
        'Quel coefficient va avec quelle variation ? Choisissez entre 0,9, 1,1 et 1,5 : hausse de 10 %, baisse de 10 %, hausse de 50 %.',
      objective: 1,
      lines: 2,
      minutes: 2,
      answer: 'Hausse de 10 % : 1,1. Baisse de 10 % : 0,9. Hausse de 50 % : 1,5.',
      points: ['un point par couple'],
    },
  ],
  challengeTasks: [
    {
      prompt: 'Après une remise de 20 %, une lampe coûte 64 euros. Combien coûtait-elle avant ?',
      objective: 4,
      lines: 3,
      minutes: 5,
      answer: '64 euros, c’est 80 %. $64 ÷ 0,8 = 80$ euros.',
      points: ['sait que 64, c’est 80 %', '80 euros'],
    },
    {
      prompt:
        'Un nombre augmente de 25 %. De quel pourcentage doit-il baisser pour redevenir l’ancien nombre ?',
      objective: 2,
      lines: 3,
      minutes: 5,
      answer: 'De 20 %. De 100, il passe à 125, et $25 ÷ 125 = 0,2$.',
      points: ['un exemple', '20 %'],
    },
    {
      prompt:
        'L’eau d’un lac baisse de 10 % pendant chacune de trois années sèches. Quelle est la baisse totale ?',
      objective: 3,
      lines: 4,
      minutes: 6,
      answer: '$0,9 × 0,9 × 0,9 = 0,729$. Il reste 72,9 % : la baisse est de 27,1 %.',
      points: ['multiplie trois coefficients', '27,1 %'],
    },
  ],
  groupWork: {
    support:
      'Faites {support} et dites après chacun : voici la remise, voici le prix. Commencez ensuite {core}.',
    challenge: 'Faites {challenge} et écrivez pour la classe une énigme de prix comme celle de la lampe.',
    noNeed: 'Pas de difficulté jusqu’ici',
  },
}
