import { table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'adds-bottoms',
    wrong:
      'Pour additionner deux fractions, on additionne les numérateurs et on additionne les dénominateurs.',
    right:
      'Le dénominateur dit la taille des parts. Quand elle est la même, on additionne seulement les numérateurs.',
    probe:
      'Une demi-pizza et une demi-pizza : Ben additionne en haut et en bas. Que trouve-t-il, et est-ce vrai ?',
    wrongAnswer: 'Deux quarts, parce que $1 + 1 = 2$ et $2 + 2 = 4$.',
    reply:
      'Deux quarts de pizza, c’est seulement une demi-pizza. Peut-on réunir deux moitiés et n’en avoir qu’une ? Alors, qu’est-ce qui doit rester pareil dans l’addition ?',
    extra: {
      prompt:
        'Sara écrit $1/4 + 1/5 = 2/9$. a) $2/9$ est-il plus grand ou plus petit que $1/4$ ? Comparez en trente-sixièmes. b) Pourquoi son résultat est-il impossible ? c) Trouvez le bon.',
      objective: 4,
      lines: 5,
      minutes: 5,
      answer:
        'a) $2/9 = 8/36$ et $1/4 = 9/36$, donc $2/9$ est plus petit. b) Une somme ne peut pas être plus petite que l’un de ses termes. c) $1/4 + 1/5 = 5/20 + 4/20 = 9/20$.',
      points: [
        'compare avec un même dénominateur',
        'dit que la somme est plus petite qu’un terme',
        'trouve $9/20$',
      ],
    },
    groupWork:
      'D’abord {extra}, avec une bande de couleur pour chaque fraction. Ensuite {core}, en disant le nom des parts à voix haute avant d’additionner.',
  },
  {
    key: 'keeps-tops',
    wrong: 'Avec un dénominateur commun, seuls les nombres du bas changent ; ceux du haut restent.',
    right:
      'Quand chaque part est coupée en trois, il y a trois fois plus de parts : on multiplie aussi le numérateur.',
    probe: 'J’écris $2/3$ avec le dénominateur 12. Que dois-je mettre en haut, et comment le savez-vous ?',
    wrongAnswer: '2, parce qu’on ne touche pas au nombre du haut.',
    reply:
      'Coloriez $2/3$ de cette bande. Coupez chaque tiers en quatre. Comptez les morceaux coloriés : y en a-t-il encore deux ?',
    extra: {
      prompt: 'Complétez le tableau. Servez-vous de la dernière colonne pour calculer $4/5 − 2/3$.',
      blocks: [
        table(
          ['fraction', 'en haut et en bas, fois', 'en quinzièmes'],
          [
            ['$4/5$', '…', '$…/15$'],
            ['$2/3$', '…', '$…/15$'],
          ],
        ),
      ],
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$4/5$ : fois 3, $12/15$. $2/3$ : fois 5, $10/15$. $4/5 − 2/3 = 12/15 − 10/15 = 2/15$.',
      points: ['multiplie les deux nombres de chaque fraction', 'soustrait les nouveaux numérateurs'],
    },
    groupWork:
      'Par deux, découpez une bande pour {extra} et comptez les morceaux coloriés avant et après. Puis {core}, avec une flèche « fois … » en haut et en bas.',
  },
  {
    key: 'bigger-bottom',
    wrong: 'Plus le dénominateur est grand, plus la fraction est grande.',
    right: 'Plus l’unité est coupée en parts, plus chaque part est petite : $1/8$ est inférieur à $1/3$.',
    probe: 'Préférez-vous un tiers ou un huitième de cette tablette de chocolat ?',
    wrongAnswer: 'Un huitième, parce que 8 est plus grand que 3.',
    reply:
      'Huit personnes se partagent la tablette, puis trois personnes. Dans quel groupe chacun en a-t-il le plus ?',
    extra: {
      prompt:
        'Rangez $1/9$, $1/2$ et $1/5$ du plus petit au plus grand. Dites ensuite sans calculer si $1/5 + 1/9$ dépasse $1/2$, puis vérifiez.',
      objective: 4,
      lines: 4,
      minutes: 4,
      answer:
        '$1/9$, $1/5$, $1/2$. Non : chacune est inférieure à un quart. $1/5 + 1/9 = 9/45 + 5/45 = 14/45$, et la moitié de 45 est plus grande que 14.',
      points: ['range selon la taille des parts', 'justifie avant de calculer', 'trouve $14/45$'],
    },
    groupWork:
      'Le groupe dessine une bande pour chaque fraction de {extra} et les compare côte à côte. Dans {core}, chacun écrit « plus » ou « moins d’un demi » près de chaque fraction.',
  },
  {
    key: 'adds-same',
    wrong: 'Une fraction garde sa valeur si l’on ajoute ou enlève le même nombre en haut et en bas.',
    right: 'Seule la multiplication ou la division des deux nombres par un même nombre conserve la valeur.',
    probe: '$6/9$ et $3/6$, est-ce pareil ? On a enlevé 3 aux deux nombres.',
    wrongAnswer: 'Oui, puisqu’on a enlevé autant aux deux.',
    reply: '$3/6$ vaut exactement un demi. 6 est-il la moitié de 9 ? Qu’a donc changé la soustraction ?',
    extra: {
      prompt: 'Simplifiez $6/15$, $8/18$ et $14/20$. Calculez ensuite $1/10 + 1/6$ et simplifiez.',
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: '$6/15 = 2/5$, $8/18 = 4/9$, $14/20 = 7/10$. $1/10 + 1/6 = 3/30 + 5/30 = 8/30 = 4/15$.',
      points: ['divise les deux nombres par un même nombre', 'trouve $8/30$', 'simplifie en $4/15$'],
    },
    groupWork:
      'Commencez par {extra} ; le voisin contrôle chaque ligne en multipliant à rebours. Puis {core}, en entourant tout résultat que l’on peut encore diviser.',
  },
]
