import { flow, fractionBars } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Ce que disent les deux nombres',
      text: 'Cette bande de papier est une unité. Imaginez une longue galette. Je la plie bord à bord et je l’ouvre. Combien voyez-vous de parts ? Deux. Sont-elles égales ? Je pose l’une sur l’autre : elles se recouvrent exactement. Chaque part est donc un demi, et cela s’écrit ainsi : $1/2$. Le 2 du bas nous dit que la galette est coupée en deux parts égales. Le 1 du haut nous dit que l’on en prend une. Je plie maintenant une autre bande deux fois. Elle a quatre parts égales, chacune est un quart. J’en colorie trois. L’unité est coupée en quatre, on en prend trois : $3/4$. On dit « trois quarts ». Attention : pour trouver le 4, je n’ai pas compté la partie blanche. Le 4 compte toutes les parts, les coloriées et la blanche. Encore une chose. Si je déchire une bande n’importe où, j’ai aussi deux morceaux. Mais ce ne sont pas des demis. Une fraction demande des parts égales d’une même unité. Posez-vous donc toujours deux questions. Les parts sont-elles égales ? Et de quelle unité parle-t-on ?',
      analogy:
        'Pensez à un parking. Le panneau de l’entrée dit combien il y a de places : c’est le nombre du bas. Les voitures sont ce que l’on compte : c’est le nombre du haut. Trois voitures sur quatre places égales : trois quarts des places sont pris. L’image a une limite. Une voiture peut partir et les places restent comme elles sont. Mais une unité, vous pouvez la couper autrement quand vous voulez.',
      blocks: [
        fractionBars(
          'Une bande de deux parts égales dont une coloriée, et une bande de quatre parts dont trois coloriées.',
          [
            [1, 2, '$1/2$'],
            [3, 4, '$3/4$'],
          ],
        ),
      ],
    },
    {
      title: 'Plus de parts, des parts plus petites',
      text: 'Comparons maintenant. Voici trois bandes de même longueur. Je plie la première une fois, elle a deux parts. Je plie la deuxième deux fois, elle a quatre parts. Je plie la troisième trois fois, elle a huit parts. Sur chaque bande, je colorie une part : $1/2$, $1/4$ et $1/8$. Je les pose l’une sous l’autre. Quelle part coloriée est la plus longue ? Le demi. Laquelle est la plus courte ? Le huitième. Pourtant 8 est le plus grand nombre ! Comment est-ce possible ? Revenons à la galette. Si deux enfants se la partagent, chacun a un gros morceau. Si huit enfants se partagent la même galette, chacun n’a qu’un petit morceau. Plus il y a de parts, plus elles sont petites. Donc $1/8$ est plus petit que $1/4$, et $1/4$ est plus petit que $1/2$. Regardez encore les bandes. Deux quarts sont exactement sous un demi, ils ont la même longueur. Donc $2/4$ et $1/2$, c’est autant de galette. Une dernière règle : on ne compare que si l’unité est la même. La moitié d’une petite galette peut être moins qu’un quart d’une galette géante.',
      analogy:
        'Pensez à une classe que l’on partage en équipes. Avec deux équipes, il y a beaucoup d’enfants dans chacune. Avec huit équipes, il y en a peu. Plus d’équipes, des équipes plus petites, alors que personne n’est sorti. Les équipes ne sont pas tout à fait des fractions : 25 élèves ne se partagent pas en deux équipes égales. Une bande, elle, se coupe toujours en parts égales.',
      blocks: [
        fractionBars(
          'Trois bandes de même longueur avec une part coloriée : un demi, un quart, un huitième.',
          [
            [1, 2, '$1/2$'],
            [1, 4, '$1/4$'],
            [1, 8, '$1/8$'],
          ],
        ),
        flow('Du nombre de parts à la taille d’une part.', [
          'Plus de parts dans l’unité',
          'Chaque part est plus petite',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Nommer une partie coloriée',
      problem: 'Une bande a 5 parts égales. Deux sont coloriées. Quelle fraction est coloriée ?',
      steps: [
        'Je vérifie d’abord : les cinq parts ont la même longueur.',
        'L’unité a 5 parts, j’écris 5 en bas.',
        'Deux parts sont coloriées, j’écris 2 en haut.',
      ],
      answer: '$2/5$ de la bande est colorié.',
      blocks: [fractionBars('Une bande de cinq parts égales, deux sont coloriées.', [[2, 5, '$2/5$']])],
    },
    {
      title: 'Comparer deux parts',
      problem: 'Qu’est-ce qui est plus grand, $1/3$ ou $1/5$ de la même bande ?',
      steps: [
        'Je dessine deux bandes de même longueur.',
        'Je coupe la première en 3 parts égales, la deuxième en 5.',
        'Je colorie une part de chacune et je regarde : le tiers est plus long.',
      ],
      answer: '$1/3$ est plus grand que $1/5$, car avec trois parts chacune est plus grande qu’avec cinq.',
      blocks: [
        fractionBars('Un tiers et un cinquième de deux bandes de même longueur.', [
          [1, 3, '$1/3$'],
          [1, 5, '$1/5$'],
        ]),
      ],
    },
  ],
  faded: {
    problem: 'Colorier $4/5$ d’une bande de 10 carreaux.',
    steps: [
      ['Le 5 du bas dit de faire cinq parts égales. $10 ÷ 5 = 2$, chaque part a 2 carreaux.', 'shown'],
      ['Le 4 du haut dit de prendre quatre parts.', 'hidden'],
      ['Quatre parts de 2 carreaux font 8 carreaux.', 'hidden'],
    ],
    answer: '8 carreaux sur 10 sont coloriés.',
  },
}
