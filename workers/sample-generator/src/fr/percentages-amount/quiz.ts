import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Pendant les exercices, vérifiez que 10 % est noté comme première étape. Au questionnaire, quatre bonnes réponses ouvrent la voie aux variations de prix ; ceux qui ont divisé par 20 reprennent les bandes.',
  minutes: 6,
  choices: [
    {
      question: 'Qu’est-ce qui est égal à 25 % ?',
      objective: 1,
      options: [
        ['$1/25$', 'divides-by-percent', 'Met le pourcentage sous le trait.'],
        ['$1/4$', 'right', '25 sur 100, c’est un quart.'],
        ['25 objets', 'percent-is-amount', 'Prend la proportion pour un nombre d’objets.'],
        ['$3/4$', 'gives-rest', 'C’est ce qui reste : 75 %.'],
      ],
    },
    {
      question:
        'Au collège A, 30 % jouent d’un instrument, au collège B 20 %. Où sont-ils les plus nombreux ?',
      objective: 2,
      options: [
        ['à A, parce que 30 est plus que 20', 'bigger-percent', 'Compare des parts de touts différents.'],
        [
          'à A : 30 élèves, contre 20 à B',
          'percent-is-amount',
          'Lit les pourcentages comme des nombres d’élèves.',
        ],
        ['à B, parce qu’il en reste 80 %', 'gives-rest', 'Regarde ceux qui n’en jouent pas.'],
        ['On ne peut pas le dire sans les nombres d’élèves.', 'right', 'Il manque les touts.'],
      ],
    },
    {
      question: 'Combien font 20 % de 150 ?',
      objective: 3,
      options: [
        ['30', 'right', '10 %, c’est 15, et 20 % le double.'],
        ['7,5', 'divides-by-percent', 'Divise 150 par 20.'],
        ['20', 'percent-is-amount', 'Recopie le nombre devant le signe.'],
        ['120', 'gives-rest', 'Ce sont les 80 % restants.'],
      ],
    },
    {
      question: 'Combien font 65 % de 40 ?',
      objective: 3,
      options: [
        ['14', 'gives-rest', 'C’est 35 %, le reste.'],
        ['environ 0,6', 'divides-by-percent', 'Divise 40 par 65.'],
        ['26', 'right', '60 %, c’est 24 ; 5 %, c’est 2 ; ensemble 26.'],
        ['65', 'percent-is-amount', 'Plus que le tout : c’est impossible.'],
      ],
    },
  ],
  open: {
    question:
      'Qu’est-ce qui est plus grand, 10 % de 320 ou 80 % de 35 ? Calculez les deux et expliquez pourquoi beaucoup se trompent.',
    objective: 4,
    answer:
      '10 % de 320, c’est 32. Pour 80 % de 35 : 10 %, c’est 3,5, donc 80 %, c’est 28. Le premier est plus grand. Beaucoup ne regardent que 80 et 10 et oublient les touts.',
    points: ['trouve 32', 'trouve 28', 'dit que les touts diffèrent'],
  },
}
