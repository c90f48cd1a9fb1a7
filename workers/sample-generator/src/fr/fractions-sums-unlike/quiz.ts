import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Pendant le travail par deux, notez qui ne change que les dénominateurs et qui additionne les deux lignes. Au questionnaire, quatre bonnes réponses sur cinq montrent que l’élève peut passer aux nombres mixtes.',
  minutes: 6,
  choices: [
    {
      question: 'Par quoi commencer pour calculer $3/8 − 1/5$ ?',
      objective: 1,
      options: [
        [
          'Enlever 5 à 8 pour trouver le nouveau dénominateur.',
          'adds-bottoms',
          'Traite les nombres du bas comme ceux du haut.',
        ],
        [
          'Chercher un nombre qui est multiple de 8 et de 5.',
          'right',
          'On cherche d’abord un dénominateur commun, ici 40.',
        ],
        [
          'Écrire 40 sous le 3 et sous le 1.',
          'keeps-tops',
          'Change le dénominateur sans changer le numérateur.',
        ],
        [
          'Les échanger, car un cinquième est plus petit qu’un huitième.',
          'bigger-bottom',
          'Juge la taille des parts au nombre du bas.',
        ],
      ],
    },
    {
      question: 'Pourquoi ne peut-on pas compter ensemble des tiers et des septièmes ?',
      objective: 2,
      options: [
        [
          'Parce que 3 et 7 font 10, et qu’il n’y a pas de dixièmes.',
          'adds-bottoms',
          'S’attend à additionner les dénominateurs.',
        ],
        [
          'Parce qu’il faut d’abord enlever le même nombre aux deux.',
          'adds-same',
          'Enlève au lieu de multiplier ou de diviser.',
        ],
        [
          'Parce qu’un septième est plus grand qu’un tiers.',
          'bigger-bottom',
          'Compare 7 et 3 au lieu des parts.',
        ],
        [
          'Parce qu’un tiers et un septième sont des parts de tailles différentes.',
          'right',
          'Seules des parts égales ont un nom commun.',
        ],
      ],
    },
    {
      question: 'Combien font $2/9 + 1/4$ ?',
      objective: 3,
      options: [
        ['$17/36$', 'right', '$8/36 + 9/36 = 17/36$.'],
        ['$3/13$', 'adds-bottoms', 'Additionne 2 et 1, puis 9 et 4.'],
        ['$3/36$', 'keeps-tops', 'Trouve 36, mais laisse 2 et 1 tels quels.'],
        ['$17/72$', 'adds-bottoms', 'Trouve les numérateurs, puis additionne 36 et 36.'],
      ],
    },
    {
      question: 'Combien font $9/10 − 1/6$, sous forme irréductible ?',
      objective: 3,
      options: [
        ['$8/30$', 'keeps-tops', 'Enlève 1 à 9 sans passer aux trentièmes.'],
        ['$8/4$', 'adds-bottoms', 'Soustrait en haut et en bas.'],
        ['$11/15$', 'right', '$27/30 − 5/30 = 22/30$, puis on divise les deux nombres par 2.'],
        ['$12/20$', 'adds-same', 'Enlève 10 aux deux nombres de $22/30$.'],
      ],
    },
  ],
  open: {
    question:
      'Lina écrit $4/7 + 1/2 = 5/9$. Expliquez sans calcul exact pourquoi c’est faux, puis donnez le bon résultat.',
    objective: 4,
    answer:
      'Quatre septièmes dépassent un demi ; avec un autre demi, on dépasse 1, alors que $5/9$ est inférieur à 1. $4/7 + 1/2 = 8/14 + 7/14 = 15/14 = 1 1/14$.',
    points: [
      'compare à 1 ou à un demi',
      'nomme ce qui a été additionné à tort',
      'trouve $15/14$ ou $1 1/14$',
    ],
  },
}
