import { flow, numberLine, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Un coefficient au lieu de deux étapes',
      text: 'Un billet coûte 50 euros et augmente de 20 %. Vous connaissez un chemin en deux étapes : 20 % de 50, c’est 10, puis $50 + 10 = 60$. Aujourd’hui, on le fait en une seule. L’ancien prix, c’est 100 %. On y ajoute 20 %. Le nouveau prix vaut donc 120 % de l’ancien, et 120 %, c’est $120/100 = 1,2$. Une seule multiplication : $50 × 1,2 = 60$. Le nombre 1,2 s’appelle le coefficient. Maintenant dans l’autre sens : le billet baisse de 20 %. De 100 % on enlève 20 %, il reste 80 %. Le coefficient est 0,8, et $50 × 0,8 = 40$. Comparez les deux coefficients. Pour une hausse, il est supérieur à 1 ; pour une baisse, il est inférieur à 1. Si rien ne change, il vaut exactement 1. Attention aux petites variations : une hausse de 3 % donne 103 %, donc 1,03 et non 1,3. Et remarquez ce que donne le coefficient : la nouvelle valeur, pas la variation. À la question « de combien le prix a-t-il baissé ? », la réponse est 10 euros. À la question « combien coûte-t-il maintenant ? », la réponse est 40 euros. Lisez la question deux fois.',
      analogy:
        'Pensez à une photocopieuse. Réglez-la sur 120 %, et toutes les longueurs augmentent d’un coup ; sur 80 %, tout rétrécit. On ne copie pas d’abord l’image pour y coller ensuite un morceau. Le coefficient agit comme ce réglage. L’image trouve sa limite quand on fait plusieurs copies : la machine oublie le premier original. Avec des prix, il faut toujours se rappeler quelle valeur était l’ancienne.',
      blocks: [
        table(
          ['variation', 'part de l’ancienne valeur', 'coefficient'],
          [
            ['+20 %', '120 %', '1,2'],
            ['−20 %', '80 %', '0,8'],
            ['+3 %', '103 %', '1,03'],
          ],
        ),
      ],
    },
    {
      title: 'L’ancienne valeur est le tout',
      text: 'Un prix augmente de 10 %, puis baisse de 10 %. Est-il revenu à son point de départ ? Beaucoup disent oui. Essayons avec 100 euros. Après la hausse : $100 × 1,1 = 110$. Après la baisse : $110 × 0,9 = 99$. Il manque un euro. Pourquoi ? Les premiers 10 % étaient pris sur 100, les seconds sur 110 : le second pas était plus grand. En une ligne : $1,1 × 0,9 = 0,99$. Des variations qui se suivent se multiplient, elles ne s’additionnent jamais. C’est pareil pour deux remises. D’abord 20 %, puis 10 % : $0,8 × 0,9 = 0,72$. On paie 72 %, la remise totale est donc de 28 %, et non de 30 %. Maintenant la question inverse. Un prix passe de 40 à 50 euros. Quel est ce pourcentage ? La variation est de 10 euros. Je la compare à l’ancien prix, car il était là d’abord : $10 ÷ 40 = 0,25$, donc 25 %. De 50 à 40, la variation est encore de 10 euros. Mais l’ancien prix est maintenant 50 : $10 ÷ 50 = 0,2$, donc seulement 20 %. Les mêmes 10 euros, un autre tout. Avant de calculer, demandez-vous : quelle valeur était là d’abord ?',
      analogy:
        'Pensez à un escalier dont les marches grandissent à mesure que l’on monte. Depuis le sol, une marche fait 10 % de la hauteur où l’on se trouve. En haut, redescendre d’une marche, c’est 10 % d’une hauteur plus grande : on arrive plus bas qu’au départ. L’image exagère, car de vraies marches sont égales. Mais elle montre pourquoi monter et descendre ne s’annulent pas.',
      blocks: [
        numberLine(
          'Une droite graduée de 90 à 115 avec des repères à 100, 110 et 99.',
          [90, 115, 5],
          [
            [100, 'départ'],
            [110, '+10 %'],
            [99, 'puis −10 %'],
          ],
        ),
        flow('Comment on trouve une variation en pourcentage.', [
          'nouvelle valeur moins ancienne',
          'diviser par l’ancienne',
          'écrire en pourcentage',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Un nouveau prix',
      problem: 'Une veste coûte 80 euros. Son prix baisse de 35 %. Combien coûte-t-elle maintenant ?',
      steps: [
        '100 % moins 35 % laisse 65 % : le coefficient est 0,65.',
        'Nouveau prix : $80 × 0,65 = 52$.',
        'Contrôle : 80 moins environ un tiers, cela fait un peu plus de 50. Cela convient.',
      ],
      answer: 'La veste coûte maintenant 52 euros.',
    },
    {
      title: 'Une variation en pourcentage',
      problem: 'Un club est passé de 250 à 290 membres. Quelle est la hausse en pourcentage ?',
      steps: [
        'Variation : $290 − 250 = 40$ membres.',
        'On compare à l’ancien nombre : $40 ÷ 250 = 0,16$.',
        '0,16, c’est 16 %. Contrôle : 10 % de 250 font 25, 20 % font 50, et 40 est entre les deux.',
      ],
      answer: 'Le club a grandi de 16 %.',
    },
  ],
  faded: {
    problem:
      'Une valeur de 200 augmente de 15 %, puis baisse de 10 %. Que vaut-elle à la fin, et quelle est la variation totale ?',
    steps: [
      ['Coefficient de la hausse : 1,15. Nouvelle valeur : $200 × 1,15 = 230$.', 'shown'],
      ['Coefficient de la baisse : 0,9. Valeur finale : $230 × 0,9 = 207$.', 'hidden'],
      ['Coefficient total : $1,15 × 0,9 = 1,035$, donc 103,5 %.', 'hidden'],
      ['Par rapport au départ, c’est 3,5 % de plus.', 'hidden'],
    ],
    answer: '207, soit une hausse totale de 3,5 %.',
  },
}
