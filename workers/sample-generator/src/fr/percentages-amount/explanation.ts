import { flow, fractionBars } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Sur cent',
      text: '« Pour cent » veut dire « sur cent ». Imaginez un collège d’exactement 100 élèves. Si 25 viennent à vélo, cela fait 25 sur 100, donc 25 %. Regardez maintenant cette bande. La bande entière, c’est tout le monde : 100 %. Je la partage en dix parts égales, chaque part vaut donc 10 %. La moitié de la bande, ce sont cinq parts : 50 %. Un quart de la bande, c’est 25 %. Et si je coupe une part en dix tranches fines, chaque tranche vaut 1 %. Voilà quatre fractions à retenir : 50 %, c’est $1/2$ ; 25 %, c’est $1/4$ ; 10 %, c’est $1/10$ ; 1 %, c’est $1/100$. Mais un collège a rarement 100 élèves tout juste. Dans une classe de 40, un quart fait 10 élèves. Donc 25 % de 40, c’est 10, et non 25. Le nombre devant le signe n’est pas un nombre d’élèves, c’est une proportion. C’est pourquoi je demande toujours : 25 % de quoi ? 10 % d’une classe de 40, c’est 4 élèves. 10 % d’un collège de 300, c’est 30 élèves. Le même pourcentage, mais un autre tout, donc une autre quantité. Sans le tout, un pourcentage ne dit pas combien.',
      analogy:
        'Pensez au dessin de la batterie sur un téléphone. Il affiche 50 % : à moitié pleine. Une grosse batterie à 50 % dure plus longtemps qu’une petite à 50 %. Le dessin montre seulement la proportion, jamais la quantité d’énergie. Pour la connaître, il faut la taille de la batterie. Où l’image s’arrête-t-elle ? Une batterie ne dépasse pas 100 %. D’autres pourcentages le peuvent, par exemple quand on compare le nombre de cette année à celui de l’an dernier.',
      blocks: [
        fractionBars(
          'Une bande de dix parts dont cinq coloriées, une bande de quatre parts dont une coloriée, une bande de dix parts dont une coloriée.',
          [
            [5, 10, '50 %'],
            [1, 4, '25 %'],
            [1, 10, '10 %'],
          ],
        ),
      ],
    },
    {
      title: 'Composer un pourcentage avec des parts faciles',
      text: 'Comment trouver 35 % de 80 sans calculatrice ? Je le compose avec des parts que je trouve de tête. Je commence par 10 %. Dix parts font le tout, je divise donc par 10 : $80 ÷ 10 = 8$. Je note : 10 %, c’est 8. Maintenant 30 %, c’est trois fois autant : $3 × 8 = 24$. Et 5 %, c’est la moitié de 10 %, donc 4. Je réunis : 30 % et 5 % font 35 %, et $24 + 4 = 28$. Donc 35 % de 80, c’est 28. Avec 1 %, on atteint n’importe quel pourcentage : 1 % de 80, c’est $80 ÷ 100 = 0,8$. Attention à une chose. Pour 10 %, je divise par 10. Est-ce que pour 20 % je divise par 20 ? Non. 20 % est plus que 10 %, c’est le double : 16. Diviser par 20 ne donne que 4, et c’est 5 %. Contrôlons : 35 % est un peu plus qu’un quart, et un quart de 80 fait 20. C’est moins que la moitié, et la moitié de 80 fait 40. 28 est entre les deux. Dernière question : combien reste-t-il ? Le tout est 100 %, il reste donc 65 % : $80 − 28 = 52$. Lisez bien laquelle des deux quantités on vous demande.',
      analogy:
        'Pensez à une somme que l’on paie avec des pièces de 10, de 5 et de 1. Pour payer 35, on prend trois pièces de 10 et une de 5. Personne n’a de pièce de 35, et l’on n’en a pas besoin. De même, 10 %, 5 % et 1 % sont vos pièces pour composer tous les pourcentages. Une différence : une pièce de 10 vaut toujours 10. La valeur de « 10 % » dépend du tout, il faut la recalculer dans chaque exercice.',
      blocks: [
        flow('Du tout à 35 %.', [
          '100 %, c’est 80',
          '10 %, c’est 8',
          '30 %, c’est 24',
          '5 %, c’est 4',
          '35 %, c’est 28',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Plusieurs fois 10 %',
      problem: 'Combien font 30 % de 60 ?',
      steps: [
        '10 % de 60 : $60 ÷ 10 = 6$.',
        '30 %, c’est trois fois autant : $3 × 6 = 18$.',
        'Contrôle : 30 % est moins que la moitié, et la moitié de 60 fait 30. 18 convient.',
      ],
      answer: '30 % de 60, c’est 18.',
      blocks: [
        fractionBars('Une bande de dix parts qui valent 6 chacune ; trois parts sont coloriées.', [
          [3, 10, '30 % de 60'],
        ]),
      ],
    },
    {
      title: '10 % et la moitié',
      problem: 'Sur 240 élèves, 15 % chantent à la chorale. Combien sont-ils ?',
      steps: [
        '10 % de 240 : $240 ÷ 10 = 24$.',
        '5 %, c’est la moitié de 24, donc 12.',
        '15 %, c’est les deux ensemble : $24 + 12 = 36$.',
        'Contrôle : c’est moins qu’un quart de 240, qui fait 60. 36 convient.',
      ],
      answer: '36 élèves chantent à la chorale.',
    },
  ],
  faded: {
    problem: 'Combien font 45 % de 120 ?',
    steps: [
      ['10 % de 120 : $120 ÷ 10 = 12$.', 'shown'],
      ['40 %, c’est quatre fois autant : $4 × 12 = 48$.', 'hidden'],
      ['5 %, c’est la moitié de 12, donc 6.', 'hidden'],
      ['45 %, c’est les deux ensemble : $48 + 6 = 54$. La moitié de 120 fait 60, 54 convient.', 'hidden'],
    ],
    answer: '45 % de 120, c’est 54.',
  },
}
