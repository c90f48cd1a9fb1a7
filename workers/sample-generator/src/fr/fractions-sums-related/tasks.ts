import { fractionBars, numberLine, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'a) Coloriez $1/4$ de la première bande et $3/8$ de la deuxième. b) Coloriez les deux dans la troisième bande. Quelle partie en est coloriée ? c) Combien de carreaux faut-il à une bande pour $1/2$ et $1/6$ ?',
      hint: 'Un quart de 8 carreaux, c’est 2 carreaux.',
      blocks: [
        fractionBars('Trois bandes de huit carreaux égaux, sans coloriage.', [
          [0, 8, '$1/4$'],
          [0, 8, '$3/8$'],
          [0, 8, 'les deux'],
        ]),
      ],
      objective: 2,
      lines: 3,
      minutes: 8,
      answer:
        'a) 2 carreaux et 3 carreaux. b) 5 carreaux sur 8, donc $5/8$. c) 6 carreaux : 3 pour le demi et 1 pour le sixième.',
      points: ['2 et 3 carreaux', '$5/8$', '6 carreaux, avec une raison'],
    },
  ],
  guided: [
    {
      prompt: 'Calculez $1/3 + 1/6$. Coloriez la bande pour contrôler.',
      hint: 'Comptez en sixièmes : $1/3 = 2/6$.',
      blocks: [fractionBars('Une bande de six parts égales, sans coloriage.', [[0, 6, '$1/3 + 1/6$']])],
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$1/3 + 1/6 = 2/6 + 1/6 = 3/6$. La moitié de la bande est coloriée.',
      points: ['réécrit le tiers', 'trouve $3/6$', 'la bande confirme'],
    },
    {
      prompt: 'Calculez $3/4 − 3/8$. Quelle fraction avez-vous réécrite, et pourquoi celle-là ?',
      hint: 'Comptez en huitièmes.',
      objective: 1,
      lines: 3,
      minutes: 4,
      answer: '$3/4 − 3/8 = 6/8 − 3/8 = 3/8$. On réécrit les quarts, parce que 8 est un multiple de 4.',
      points: ['trouve $3/8$', 'nomme le multiple'],
    },
    {
      prompt: 'Calculez $1/2 + 7/10$. Écrivez le résultat avec un nombre entier.',
      hint: 'Dix dixièmes font une unité.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$1/2 + 7/10 = 5/10 + 7/10 = 12/10 = 1 2/10$.',
      points: ['trouve $12/10$', 'en sort une unité'],
    },
  ],
  independent: [
    {
      prompt: 'Calculez $1/5 + 3/10$.',
      hint: 'Comptez en dixièmes.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$1/5 + 3/10 = 2/10 + 3/10 = 5/10$.',
      points: ['réécrit le cinquième', 'trouve $5/10$ ou un demi'],
    },
    {
      prompt: 'Calculez $5/6 − 1/3$.',
      hint: 'Comptez en sixièmes.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$5/6 − 1/3 = 5/6 − 2/6 = 3/6$.',
      points: ['réécrit le tiers', 'trouve $3/6$ ou un demi'],
    },
    {
      prompt: 'Calculez $3/4 + 5/8$ et placez le résultat sur la droite.',
      hint: 'Comptez en huitièmes ; huit huitièmes font une unité.',
      blocks: [numberLine('Une droite graduée de 0 à 2 en huitièmes, sans repère.', [0, 2, 0.125], [])],
      objective: 3,
      lines: 2,
      minutes: 5,
      answer: '$3/4 + 5/8 = 6/8 + 5/8 = 11/8 = 1 3/8$. Le point est trois graduations après 1.',
      points: ['trouve $11/8$', 'place le point trois graduations après 1'],
    },
    {
      prompt:
        'Rana lit un livre en trois jours. a) Quelle partie a-t-elle lue mardi soir ? b) Que reste-t-il pour mercredi ?',
      hint: 'Comptez en douzièmes ; le livre entier, c’est $12/12$.',
      blocks: [
        table(
          ['jour', 'partie du livre'],
          [
            ['lundi', '$1/4$'],
            ['mardi', '$5/12$'],
            ['mercredi', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: 'a) $1/4 + 5/12 = 3/12 + 5/12 = 8/12$ du livre. b) $1 − 8/12 = 4/12$ du livre.',
      points: ['additionne en douzièmes', 'soustrait de $12/12$'],
    },
  ],
  deepen: [
    {
      prompt:
        'Mia écrit $2/3 + 1/6 = 3/9$. a) Pourquoi est-ce impossible ? b) Qu’a-t-elle fait ? c) Corrigez.',
      hint: 'Trois neuvièmes, c’est un tiers. Est-ce assez ?',
      objective: 4,
      lines: 5,
      minutes: 7,
      answer:
        'a) $3/9$, c’est un tiers, moins que les $2/3$ du départ. b) Elle a additionné les deux lignes. c) $2/3 + 1/6 = 4/6 + 1/6 = 5/6$.',
      points: ['compare à $2/3$', 'nomme l’erreur', 'trouve $5/6$'],
    },
    {
      prompt:
        'Un ruban est fait de $1/2$ m et de $1/6$ m cousus ensemble. Un autre mesure $7/12$ m. Lequel est le plus long, et de combien ?',
      hint: 'Comptez en douzièmes.',
      objective: 4,
      lines: 4,
      minutes: 7,
      answer: '$1/2 + 1/6 = 6/12 + 2/12 = 8/12$. Le premier dépasse $7/12$, de $1/12$ m.',
      points: ['des douzièmes pour les trois longueurs', 'donne la différence avec son unité'],
    },
  ],
  experts: [
    {
      prompt:
        'Résolvez la ligne de votre groupe. Préparez-vous ensuite à l’enseigner en deux minutes avec une bande de douze carreaux.',
      hint: 'Sur une bande de 12 carreaux, un quart fait 3 carreaux et un tiers en fait 4.',
      blocks: [
        table(
          ['groupe', 'votre ligne', 'les autres doivent comprendre'],
          [
            ['A', 'Écrire $1/2$, $1/3$ et $1/4$ en douzièmes.', 'pourquoi le nombre du haut change'],
            ['B', 'Calculer $1/4 + 7/12$.', 'pourquoi l’on compte des douzièmes'],
            ['C', 'Calculer $11/12 − 1/3$.', 'comment la bande montre ce qui reste'],
          ],
        ),
      ],
      objective: 2,
      lines: 5,
      minutes: 10,
      answer:
        'A : $6/12$, $4/12$, $3/12$. B : $1/4 + 7/12 = 3/12 + 7/12 = 10/12$. C : $11/12 − 1/3 = 11/12 − 4/12 = 7/12$.',
      points: ['des nombres justes', 'montrés sur la bande', 'une raison en mots'],
    },
  ],
  make: [
    {
      prompt:
        'Réalisez une affiche pour des plus jeunes : « Additionner des parts différentes ». Montrez un mur de fractions, $2/3 + 2/9$, $4/5 − 3/10$ et un avertissement.',
      hint: 'Comptez en neuvièmes pour la somme et en dixièmes pour la différence.',
      objective: 2,
      lines: 0,
      minutes: 15,
      answer:
        '$2/3 + 2/9 = 6/9 + 2/9 = 8/9$ et $4/5 − 3/10 = 8/10 − 3/10 = 5/10$. Un bon avertissement : ne jamais additionner les nombres du bas.',
      points: ['un mur aux bandes de même longueur', 'les deux résultats', 'un avertissement justifié'],
    },
  ],
}
