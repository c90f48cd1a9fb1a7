import { flow, fractionBars } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Pourquoi il faut des parts de même taille',
      text: 'Regardez les deux bandes au tableau. Elles ont la même longueur, et chacune représente une unité. J’ai partagé la première en deux parts égales et j’en colorie une : $1/2$. J’ai partagé la deuxième en trois parts égales et j’en colorie une : $1/3$. Combien cela fait-il en tout ? Puis-je répondre « deux parts » ? Deux parts de quoi ? Un demi et un tiers n’ont pas la même taille, donc ce « deux » ne veut rien dire. Je cherche un découpage qui convienne aux deux bandes. Je coupe chaque demi en trois morceaux. La première bande a maintenant six morceaux, dont trois coloriés : $1/2 = 3/6$. Je coupe chaque tiers en deux morceaux. La deuxième bande a aussi six morceaux, dont deux coloriés : $1/3 = 2/6$. Je n’ai rien ajouté et rien enlevé : les morceaux sont plus petits, mais il y en a davantage. Maintenant tous les morceaux sont des sixièmes, et des sixièmes, cela se compte. Trois sixièmes et deux sixièmes font cinq sixièmes : $3/6 + 2/6 = 5/6$. Observez le 6 : il ne change pas, car c’est le nom des morceaux. Leur nombre est écrit en haut.',
      analogy:
        'Pensez à la monnaie. Vous avez une pièce de 50 centimes et une pièce de 20 centimes. Cela fait deux pièces, mais « deux » ne dit pas combien vous avez. Changez-les en pièces de 10 centimes : cinq et deux, donc sept pièces de 10 centimes. Maintenant on peut compter, et la somme n’a pas changé. Réduire au même dénominateur, c’est faire de la monnaie : des morceaux plus petits pour la même valeur. La comparaison s’arrête là : les pièces existent déjà, quelqu’un les a choisies. Pour une fraction, vous choisissez la taille des parts, et l’on peut toujours couper plus fin.',
      blocks: [
        fractionBars(
          'Quatre bandes superposées : un demi égale trois sixièmes, un tiers égale deux sixièmes.',
          [
            [1, 2, '$1/2$'],
            [3, 6, '$3/6$'],
            [1, 3, '$1/3$'],
            [2, 6, '$2/6$'],
          ],
        ),
      ],
    },
    {
      title: 'Quatre étapes sans dessin',
      text: 'Dessiner prend du temps, alors passons aux nombres. Prenons $3/4 + 1/6$. Première étape : trouver un dénominateur commun. Je parcours les multiples du plus grand. 6 : est-ce un multiple de 4 ? Non. 12 : oui, car $3 × 4 = 12$. Donc 12 convient aux deux. 24 conviendrait aussi, mais les nombres seraient plus grands. Deuxième étape : écrire les deux fractions en douzièmes. De 4 à 12, on multiplie par 3, donc on multiplie aussi le numérateur par 3 : $3/4 = 9/12$. De 6 à 12, on multiplie par 2 : $1/6 = 2/12$. Ce que je fais en bas, je le fais en haut, sinon la valeur change. Troisième étape : j’additionne seulement les numérateurs : $9/12 + 2/12 = 11/12$. Pour une différence, je les soustrais. Quatrième étape : simplifier. Quel nombre divise à la fois 11 et 12 ? Seulement 1, donc c’est fini. Si le numérateur dépasse le dénominateur, on a plus d’une unité : $7/6$, c’est $1 1/6$. À la fin, je vérifie toujours par un ordre de grandeur. $3/4$ est proche de 1 et $1/6$ est petit, donc le résultat est proche de 1. $11/12$ convient. En additionnant haut et bas, on trouverait $4/10$, moins que $3/4$ tout seul. Or une somme n’est jamais plus petite que l’un de ses termes.',
      analogy:
        'Deux bus partent ensemble du terminus. L’un revient toutes les 4 minutes, l’autre toutes les 6 minutes. Quand se retrouvent-ils côte à côte ? Au bout de 12 minutes, puis de 24, puis de 36. Ce sont les multiples communs, et 12 est le premier. Un dénominateur commun est un tel rendez-vous. La comparaison a deux limites. Les voyageurs doivent attendre un rendez-vous, alors que vous pouvez choisir n’importe lequel : le premier est seulement plus commode. Et les bus ne disent rien des numérateurs, qu’il reste à changer.',
      blocks: [
        flow('Les quatre étapes à la suite, du dénominateur commun à la fraction irréductible.', [
          'Trouver un dénominateur commun',
          'Écrire les deux fractions avec lui',
          'Additionner ou soustraire les numérateurs',
          'Simplifier le résultat',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Une somme',
      problem: 'Calculer $2/3 + 1/4$.',
      steps: [
        'Multiples de 4 : 4, 8, 12. Le premier qui est aussi un multiple de 3 est 12.',
        'Des tiers aux douzièmes, fois 4 : $2/3 = 8/12$. Des quarts aux douzièmes, fois 3 : $1/4 = 3/12$.',
        'J’additionne les numérateurs : $8/12 + 3/12 = 11/12$.',
        '11 et 12 n’ont pas d’autre diviseur commun que 1 : la fraction est irréductible.',
        'Ordre de grandeur : un peu plus d’un demi, plus un quart, reste en dessous de 1. Cela convient.',
      ],
      answer: '$2/3 + 1/4 = 11/12$',
      blocks: [
        fractionBars('Huit douzièmes, puis trois douzièmes, puis onze douzièmes.', [
          [8, 12, '$2/3$'],
          [3, 12, '$1/4$'],
          [11, 12, '$11/12$'],
        ]),
      ],
    },
    {
      title: 'Une différence que l’on peut simplifier',
      problem: 'Calculer $5/6 − 3/10$ et simplifier.',
      steps: [
        'Multiples de 10 : 10, 20, 30. Le premier qui est aussi un multiple de 6 est 30.',
        'Des sixièmes aux trentièmes, fois 5 : $5/6 = 25/30$. Des dixièmes aux trentièmes, fois 3 : $3/10 = 9/30$.',
        'Je soustrais les numérateurs : $25/30 − 9/30 = 16/30$.',
        '16 et 30 sont divisibles par 2 : $16/30 = 8/15$.',
        'Ordre de grandeur : pas tout à fait 1, moins environ un tiers, il reste environ un demi. $8/15$ dépasse à peine un demi.',
      ],
      answer: '$5/6 − 3/10 = 8/15$',
    },
  ],
  faded: {
    problem: 'Calculer $3/4 − 2/5$.',
    steps: [
      ['Multiples de 5 : 5, 10, 15, 20. Le premier qui est aussi un multiple de 4 est 20.', 'shown'],
      ['Des quarts aux vingtièmes, fois 5 : $3/4 = 15/20$.', 'shown'],
      ['Des cinquièmes aux vingtièmes, fois 4 : $2/5 = 8/20$.', 'hidden'],
      ['Je soustrais les numérateurs : $15/20 − 8/20 = 7/20$.', 'hidden'],
      ['7 et 20 n’ont que 1 comme diviseur commun ; il reste environ un tiers, comme prévu.', 'hidden'],
    ],
    answer: '$3/4 − 2/5 = 7/20$',
  },
}
