import { flow, fractionBars, numberLine } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Couper une fraction pour que les parts se ressemblent',
      text: 'Cette longue bande est la plate-bande de notre jardin. La moitié est plantée de tomates, je la colorie : $1/2$. Un quart est planté de haricots, je le colorie aussi : $1/4$. Quelle partie de la plate-bande est verte ? La partie des tomates et celle des haricots n’ont pas la même taille. Je ne peux donc pas compter « une part, deux parts ». Mais regardez bien : la partie des haricots entre exactement deux fois dans celle des tomates. Je trace un seul trait dans les tomates. Le demi est devenu deux quarts : $1/2 = 2/4$. Je n’ai rien planté de plus, j’ai seulement tracé un trait. Maintenant tout est en quarts, et des quarts se comptent. Deux quarts de tomates et un quart de haricots font trois quarts : $2/4 + 1/4 = 3/4$. Ai-je dû changer les haricots ? Non. Seule la fraction aux grandes parts a changé. Pourquoi un trait a-t-il suffi ? Parce que 4 est un multiple de 2 : chaque demi se coupe en quarts entiers, sans reste. Le 4 reste en bas, car il dit ce que l’on compte : des quarts.',
      analogy:
        'Pensez aux boîtes d’œufs. Une grande boîte contient douze œufs, une petite en contient six. Deux personnes apportent une grande boîte et une petite. « Deux boîtes » ne dit pas combien d’œufs il y a. Mais une grande boîte vaut exactement deux petites. On compte donc en petites boîtes : deux et une, trois petites boîtes. Il a suffi d’échanger la grande. Cette image a une limite : les boîtes ont des tailles fixées, alors qu’une fraction peut se couper en autant de parts égales que l’on veut.',
      blocks: [
        fractionBars(
          'Deux bandes : un demi est aussi long que deux quarts. Dessous, trois quarts sont coloriés.',
          [
            [1, 2, '$1/2$'],
            [2, 4, '$2/4$'],
            [3, 4, '$3/4$'],
          ],
        ),
      ],
    },
    {
      title: 'Trois étapes, même au-delà de l’unité',
      text: 'Maintenant, sans bande. Prenons $2/5 + 3/10$. Première étape : je regarde les nombres du bas, 5 et 10. L’un est-il un multiple de l’autre ? Oui, 10, c’est deux fois 5. On comptera donc en dixièmes. Deuxième étape : je réécris l’autre fraction. De 5 à 10, je multiplie par 2. Chaque cinquième a été coupé en deux, il y a donc deux fois plus de parts. Le 2 du haut devient 4, donc $2/5 = 4/10$. En bas fois 2, en haut fois 2. Troisième étape : j’additionne les nombres du haut, les numérateurs : $4/10 + 3/10 = 7/10$. Pour une différence, j’enlève. C’est tout. Ce résultat est-il possible ? $2/5$ est inférieur à un demi, $3/10$ aussi. Ensemble, ils font moins d’une unité, et $7/10$ convient. Voici une surprise : $3/4 + 1/2$. On compte en quarts : $3/4 + 2/4 = 5/4$. Cinq quarts ! Une unité n’en a que quatre. Cinq quarts, c’est donc une unité et un quart de plus : $5/4 = 1 1/4$. On le voit sur la droite graduée. Une fraction peut dépasser 1 : cela veut dire que toutes les parts ne tiennent pas dans une seule unité.',
      analogy:
        'Pensez à un escalier avec des grandes et des petites marches. Une grande marche monte aussi haut que deux petites. Vous montez une grande marche, puis trois petites. Pour dire à quelle hauteur vous êtes, comptez tout en petites marches : deux et trois, cela fait cinq. Vous pouvez aussi dépasser le premier étage, l’escalier continue. Mais attention : un vrai escalier finit au dernier étage, les fractions continuent toujours.',
      blocks: [
        numberLine(
          'Une droite graduée de 0 à 2 en quarts, avec un repère à cinq quarts.',
          [0, 2, 0.25],
          [
            [0.75, '$3/4$'],
            [1.25, '$5/4$'],
          ],
        ),
        flow('Les trois étapes à la suite.', [
          'Choisir le dénominateur qui est multiple',
          'Réécrire l’autre fraction',
          'Calculer avec les nombres du haut',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Des tiers et des neuvièmes',
      problem: 'Calculer $1/3 + 2/9$.',
      steps: [
        '9 est un multiple de 3 : on compte en neuvièmes.',
        'De 3 à 9, fois 3 : $1/3 = 3/9$.',
        'On additionne en haut : $3/9 + 2/9 = 5/9$.',
        'Contrôle : deux petites fractions, un résultat un peu au-dessus d’un demi. C’est possible.',
      ],
      answer: '$1/3 + 2/9 = 5/9$',
      blocks: [
        fractionBars('Trois neuvièmes, deux neuvièmes, puis cinq neuvièmes.', [
          [3, 9, '$1/3$'],
          [2, 9, '$2/9$'],
          [5, 9, '$5/9$'],
        ]),
      ],
    },
    {
      title: 'Enlever un demi à des huitièmes',
      problem: 'Calculer $7/8 − 1/2$.',
      steps: [
        '8 est un multiple de 2 : on compte en huitièmes.',
        'De 2 à 8, fois 4 : $1/2 = 4/8$.',
        'On soustrait en haut : $7/8 − 4/8 = 3/8$.',
        'Contrôle : presque 1, moins un demi, laisse presque un demi. $3/8$ convient.',
      ],
      answer: '$7/8 − 1/2 = 3/8$',
    },
  ],
  faded: {
    problem: 'Calculer $9/10 − 2/5$.',
    steps: [
      ['10 est un multiple de 5 : on compte en dixièmes.', 'shown'],
      ['De 5 à 10, fois 2 : $2/5 = 4/10$.', 'hidden'],
      ['On soustrait en haut : $9/10 − 4/10 = 5/10$.', 'hidden'],
      ['Cinq dixièmes, c’est un demi : c’est possible.', 'hidden'],
    ],
    answer: '$9/10 − 2/5 = 5/10$',
  },
}
