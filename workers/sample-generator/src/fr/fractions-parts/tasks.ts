import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'Pliez trois bandes de même longueur : une en 2, une en 4, une en 8 parts égales. Coloriez une part de chacune. Posez-les l’une sous l’autre. Complétez le tableau et écrivez ce que vous remarquez.',
      hint: 'Un pli pour 2 parts, deux plis pour 4, trois plis pour 8.',
      blocks: [
        table(
          ['bande', 'nombre de parts', 'une part est la plus longue, moyenne ou la plus courte'],
          [
            ['première', '…', '…'],
            ['deuxième', '…', '…'],
            ['troisième', '…', '…'],
          ],
        ),
      ],
      objective: 4,
      lines: 2,
      minutes: 8,
      answer:
        '2 parts : la plus longue. 4 parts : moyenne. 8 parts : la plus courte. Plus il y a de parts, plus chacune est courte.',
      points: ['le tableau est juste', 'une phrase avec « plus » et « courte »'],
    },
  ],
  guided: [
    {
      prompt: 'Écrivez près de chaque bande la fraction coloriée.',
      hint: 'Comptez d’abord toutes les parts, ce nombre va en bas.',
      blocks: [
        fractionBars('Trois bandes : trois parts sur quatre, cinq sur huit et une sur six sont coloriées.', [
          [3, 4, '…'],
          [5, 8, '…'],
          [1, 6, '…'],
        ]),
      ],
      objective: 1,
      lines: 1,
      minutes: 4,
      answer: '$3/4$, $5/8$, $1/6$.',
      points: ['un point pour chaque fraction'],
    },
    {
      prompt: 'Coloriez $2/3$ de la première bande et $5/6$ de la deuxième.',
      hint: 'Le nombre du haut dit combien de parts colorier.',
      blocks: [
        fractionBars('Deux bandes de même longueur, en trois et en six parts égales, sans coloriage.', [
          [0, 3, '$2/3$'],
          [0, 6, '$5/6$'],
        ]),
      ],
      objective: 3,
      lines: 0,
      minutes: 3,
      answer: 'Deux parts sur trois et cinq parts sur six sont coloriées.',
      points: ['deux parts', 'cinq parts'],
    },
    {
      prompt:
        'Qu’est-ce qui est plus grand, $1/4$ ou $1/6$ de la même galette ? Dessinez deux bandes et expliquez.',
      hint: 'Dans quelle galette y a-t-il le plus d’enfants à servir ?',
      objective: 4,
      lines: 3,
      minutes: 5,
      answer: '$1/4$ est plus grand. Avec six parts, chaque part est plus petite.',
      points: ['des bandes de même longueur', 'une raison avec le mot « parts »'],
    },
  ],
  independent: [
    {
      prompt: 'Coloriez $3/8$ de la bande. Quelle fraction reste blanche ?',
      hint: 'Les huit parts ensemble font l’unité.',
      blocks: [fractionBars('Une bande vide de huit parts égales.', [[0, 8, '$3/8$']])],
      objective: 3,
      lines: 1,
      minutes: 3,
      answer: 'Trois parts sont coloriées, $5/8$ reste blanc.',
      points: ['colorie trois parts', 'écrit $5/8$'],
    },
    {
      prompt: 'Une bande a 12 carreaux. Coloriez-en $3/4$. Combien de carreaux est-ce ?',
      hint: 'Faites d’abord quatre parts égales avec les 12 carreaux.',
      blocks: [fractionBars('Une bande de douze carreaux égaux, sans coloriage.', [[0, 12, '$3/4$']])],
      objective: 3,
      lines: 1,
      minutes: 4,
      answer: 'Un quart fait 3 carreaux, donc trois quarts font 9 carreaux.',
      points: ['trouve 3 carreaux pour un quart', 'en colorie 9'],
    },
    {
      prompt:
        'Lisez le tableau. De quelle galette peut-on prendre un morceau et dire « un quart » ? Donnez vos raisons.',
      hint: 'Un quart est une part égale sur quatre.',
      blocks: [
        table(
          ['galette', 'comment elle est coupée'],
          [
            ['A', 'quatre morceaux égaux'],
            ['B', 'quatre morceaux, dont un deux fois plus long'],
            ['C', 'trois morceaux égaux'],
          ],
        ),
      ],
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'Seulement de A. Les morceaux de B ne sont pas égaux, et un morceau de C est un tiers.',
      points: ['choisit A', 'une raison pour B', 'une raison pour C'],
    },
    {
      prompt: 'Rangez du plus petit au plus grand : $1/2$, $1/8$, $1/3$, $1/6$.',
      hint: 'La plus petite part vient de l’unité qui a le plus de parts.',
      objective: 4,
      lines: 2,
      minutes: 3,
      answer: '$1/8$, $1/6$, $1/3$, $1/2$.',
      points: ['les quatre dans le bon ordre'],
    },
  ],
  deepen: [
    {
      prompt:
        'Amir mange la moitié de 8 raisins, Sofia la moitié de 12 raisins. Ont-ils mangé le même nombre ? Expliquez.',
      hint: 'Faites chaque fois deux groupes égaux.',
      objective: 2,
      lines: 3,
      minutes: 5,
      answer: 'Non. La moitié de 8 est 4, la moitié de 12 est 6. La fraction est la même, pas l’unité.',
      points: ['trouve 4 et 6', 'dit que les unités diffèrent'],
    },
    {
      prompt:
        'Trouvez deux fractions plus grandes que $1/4$ et plus petites que $1/2$. Servez-vous d’une bande de 8 ou de 12 carreaux.',
      hint: 'Un quart de 8 carreaux en fait 2, un demi en fait 4.',
      blocks: [
        fractionBars('Deux bandes de même longueur, de huit et de douze carreaux, sans coloriage.', [
          [0, 8, ''],
          [0, 12, ''],
        ]),
      ],
      objective: 4,
      lines: 3,
      minutes: 7,
      answer: 'Par exemple $3/8$, $4/12$ ou $5/12$.',
      points: ['deux fractions', 'montrées sur une bande'],
    },
  ],
  experts: [
    {
      prompt: 'Faites la partie de votre groupe. Montrez-la ensuite aux autres avec une bande.',
      hint: 'Sur une bande de 12 carreaux, un demi en fait 6.',
      blocks: [
        table(
          ['groupe', 'votre partie', 'à montrer aux autres'],
          [
            ['A', 'Que disent les deux nombres de $3/5$ ?', 'une bande pliée ou dessinée'],
            ['B', 'Lequel est plus grand, $1/6$ ou $1/8$ ?', 'deux bandes de même longueur'],
            [
              'C',
              'Combien de carreaux font un demi, un tiers, un quart de 12 carreaux ?',
              'une bande de 12 carreaux',
            ],
          ],
        ),
      ],
      objective: 1,
      lines: 4,
      minutes: 10,
      answer: 'A : cinq parts égales, on en prend trois. B : $1/6$. C : 6, 4 et 3 carreaux.',
      points: ['une réponse juste', 'une bande qui la montre', 'parle pour être compris'],
    },
  ],
  make: [
    {
      prompt:
        'Construisez un mur de fractions : quatre bandes de même longueur pour 1, $1/2$, $1/4$ et $1/8$, l’une sous l’autre. Écrivez trois phrases qui comparent des parts.',
      hint: 'Commencez par : « Un demi est aussi long que … quarts. »',
      objective: 4,
      lines: 0,
      minutes: 15,
      answer:
        'Chaque bande a des parts égales qui portent leur nom. Par exemple : deux quarts font la longueur d’un demi. Un huitième est plus court qu’un quart. Huit huitièmes font une unité.',
      points: ['des bandes de même longueur', 'chaque part porte son nom', 'trois phrases vraies'],
    },
  ],
}
