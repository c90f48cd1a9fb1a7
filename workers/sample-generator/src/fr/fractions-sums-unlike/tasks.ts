import { fractionBars, numberLine, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'Chaque bande a 12 carreaux. a) Coloriez $1/3$ de la première et $1/4$ de la deuxième. Combien de carreaux cela fait-il pour chacune ? b) Coloriez les deux quantités dans la troisième bande. Quelle fraction en est coloriée ? c) Vous voulez faire de même avec $1/2$ et $1/7$. Combien de carreaux faut-il à la bande ?',
      hint: 'Douze carreaux partagés en 3 parts égales : 4 carreaux par part.',
      blocks: [
        fractionBars('Trois bandes de douze carreaux égaux, sans coloriage.', [
          [0, 12, '$1/3$'],
          [0, 12, '$1/4$'],
          [0, 12, 'ensemble'],
        ]),
      ],
      objective: 2,
      lines: 4,
      minutes: 8,
      answer:
        'a) 4 carreaux et 3 carreaux. b) 7 carreaux sur 12 : $7/12$. c) 14 carreaux, ou un autre nombre que l’on peut partager en deux et en sept parts égales.',
      points: ['4 et 3 carreaux', '$7/12$ de la troisième bande', 'justifie le 14'],
    },
  ],
  guided: [
    {
      prompt: 'Calculez $1/3 + 1/5$ avec les quatre étapes. Coloriez les deux fractions pour vérifier.',
      hint: 'Un tiers de 15 parts, c’est 5 parts.',
      blocks: [
        fractionBars('Deux bandes de quinze parts égales, sans coloriage.', [
          [0, 15, '$1/3$'],
          [0, 15, '$1/5$'],
        ]),
      ],
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: '$1/3 + 1/5 = 5/15 + 3/15 = 8/15$. Cinq parts et trois parts sont coloriées.',
      points: ['dénominateur commun 15', 'les deux numérateurs changent', 'le dessin confirme'],
    },
    {
      prompt: 'Calculez $4/5 − 1/2$. Écrivez d’abord un ordre de grandeur.',
      hint: 'Passez aux dixièmes.',
      objective: 3,
      lines: 4,
      minutes: 4,
      answer: 'Ordre de grandeur : un peu moins d’un demi. $4/5 − 1/2 = 8/10 − 5/10 = 3/10$.',
      points: ['un ordre de grandeur sensé', 'trouve $3/10$'],
    },
    {
      prompt: 'Calculez $1/6 + 3/8$. Quel dénominateur commun est plus petit que $6 × 8$ ?',
      hint: 'Multiples de 8 : 8, 16, 24. Lequel est aussi un multiple de 6 ?',
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: '24 est multiple de 6 et de 8. $1/6 + 3/8 = 4/24 + 9/24 = 13/24$.',
      points: ['trouve 24', 'trouve $13/24$'],
    },
  ],
  independent: [
    {
      prompt: 'Calculez $1/2 + 2/7$.',
      hint: 'Passez aux quatorzièmes : $1/2 = 7/14$.',
      objective: 3,
      lines: 3,
      minutes: 3,
      answer: '$1/2 + 2/7 = 7/14 + 4/14 = 11/14$.',
      points: ['des quatorzièmes pour les deux', 'trouve $11/14$'],
    },
    {
      prompt: 'Calculez $7/8 − 1/6$.',
      hint: 'Passez aux vingt-quatrièmes.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$7/8 − 1/6 = 21/24 − 4/24 = 17/24$.',
      points: ['un multiple commun de 8 et 6', 'trouve $17/24$, ou $34/48$ puis $17/24$'],
    },
    {
      prompt: 'Calculez $1/6 + 2/15$, simplifiez, et placez le résultat sur la droite graduée.',
      hint: 'Passez aux trentièmes, puis divisez les deux nombres par 3.',
      blocks: [numberLine('Une droite graduée de 0 à 1 en dixièmes, sans repère.', [0, 1, 0.1], [])],
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: '$1/6 + 2/15 = 5/30 + 4/30 = 9/30 = 3/10$. Le point est à la troisième graduation après 0.',
      points: ['des trentièmes', 'divise par 3', 'place $3/10$'],
    },
    {
      prompt:
        'Le tableau montre le contenu d’une bouteille d’un litre. Le reste est de l’eau. a) Combien y a-t-il de jus ? b) Combien y a-t-il d’eau ?',
      hint: 'Passez aux vingt-quatrièmes ; un litre, c’est $24/24$.',
      blocks: [
        table(
          ['ingrédient', 'fraction du litre'],
          [
            ['jus de pomme', '$3/8$'],
            ['jus de carotte', '$1/3$'],
            ['eau', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 5,
      minutes: 6,
      answer: 'a) $3/8 + 1/3 = 9/24 + 8/24 = 17/24$ de litre. b) $1 − 17/24 = 7/24$ de litre.',
      points: ['additionne en vingt-quatrièmes', 'soustrait de $24/24$', 'écrit l’unité'],
    },
  ],
  deepen: [
    {
      prompt:
        'Yusuf écrit $5/9 + 1/6 = 6/15 = 2/5$. a) Montrez par un ordre de grandeur que c’est impossible. b) Quelle erreur a-t-il faite ? c) Trouvez le bon résultat.',
      hint: 'Passez aux dix-huitièmes.',
      objective: 4,
      lines: 6,
      minutes: 8,
      answer:
        'a) $5/9$ dépasse un demi, mais $2/5$ est en dessous. b) Il a aussi additionné les dénominateurs. c) $5/9 + 1/6 = 10/18 + 3/18 = 13/18$.',
      points: ['compare à un demi', 'nomme l’erreur', 'trouve $13/18$'],
    },
    {
      prompt: 'Qu’est-ce qui est plus grand, $2/3 + 1/8$ ou $1 − 1/6$ ? De combien ?',
      hint: 'Passez partout aux vingt-quatrièmes.',
      objective: 4,
      lines: 5,
      minutes: 8,
      answer:
        '$2/3 + 1/8 = 16/24 + 3/24 = 19/24$ et $1 − 1/6 = 5/6 = 20/24$. Le second est plus grand, de $1/24$.',
      points: ['le même dénominateur pour les deux résultats', 'compare', 'donne la différence'],
    },
  ],
  experts: [
    {
      prompt:
        'Résolvez la partie de votre groupe et préparez-vous à l’enseigner en deux minutes, avec un dessin.',
      hint: 'Tous les groupes peuvent travailler avec des dix-huitièmes.',
      blocks: [
        table(
          ['groupe', 'partie', 'ce que les autres doivent comprendre'],
          [
            [
              'A',
              'Trouver le plus petit dénominateur commun de $1/6$ et $1/9$.',
              'pourquoi 18 est plus commode que 54',
            ],
            ['B', 'Calculer $2/9 + 1/6$.', 'pourquoi on n’additionne que les numérateurs'],
            ['C', 'Calculer $8/9 − 1/6$.', 'comment un ordre de grandeur confirme le résultat'],
          ],
        ),
      ],
      objective: 1,
      lines: 6,
      minutes: 12,
      answer:
        'A : 18 est le premier multiple de 9 qui est aussi un multiple de 6. B : $2/9 + 1/6 = 4/18 + 3/18 = 7/18$. C : $8/9 − 1/6 = 16/18 − 3/18 = 13/18$, un peu moins que 1.',
      points: ['les quatre étapes dans l’ordre', 'résultat juste', 'une raison, pas seulement une règle'],
    },
  ],
  make: [
    {
      prompt:
        'Réalisez une page qui apprend à une autre classe à additionner et à soustraire des fractions de dénominateurs différents. Elle montre les quatre étapes, les exemples $3/5 + 1/4$ et $9/10 − 1/4$, un dessin et une erreur à éviter.',
      hint: 'Les deux exemples se calculent en vingtièmes.',
      objective: 2,
      lines: 0,
      minutes: 15,
      answer:
        '$3/5 + 1/4 = 12/20 + 5/20 = 17/20$ et $9/10 − 1/4 = 18/20 − 5/20 = 13/20$. Une erreur fréquente est d’additionner les dénominateurs : le résultat $4/9$ serait inférieur à $3/5$.',
      points: [
        'les quatre étapes',
        'les deux résultats',
        'un dessin à parts égales',
        'l’erreur est expliquée',
      ],
    },
  ],
}
