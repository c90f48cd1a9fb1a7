import type { TopicBank } from '../../content.ts'

export const acids: TopicBank = {
  idea: 'Acides et bases sont des contraires qui s’annulent ; le pH dit de quel côté penche une solution, et de combien.',
  prior: [
    'Solution, solvant et substance dissoute.',
    'Le port des lunettes, et comment sentir ou diluer sans danger.',
  ],
  terms: [
    ['acide', 'Une substance dont la solution dans l’eau a un pH inférieur à 7.'],
    ['base', 'Une substance dont la solution dans l’eau a un pH supérieur à 7.'],
    ['indicateur coloré', 'Un colorant qui révèle par sa couleur un acide ou une base.'],
    ['pH', 'Une échelle, en général de 0 à 14 ; 7 est neutre.'],
    ['neutralisation', 'La réaction d’un acide et d’une base, qui donne un sel et de l’eau.'],
  ],
  errors: [
    [
      'Tous les acides sont dangereux, les bases sont inoffensives.',
      'Le vinaigre est dans nos assiettes, le déboucheur brûle la peau. La nature et la concentration décident, des deux côtés.',
    ],
    [
      'Un pH de 4 est deux fois plus acide qu’un pH de 8.',
      '8 n’est pas acide du tout. Chaque unité de moins veut dire dix fois plus acide.',
    ],
  ],
  model:
    'Du jus de chou rouge dans trois verres : avec du vinaigre il rougit, avec l’eau du robinet il reste violet, avec de l’eau savonneuse il verdit. On range les verres sur une ligne de 0 à 14, puis on verse goutte à goutte l’eau savonneuse dans le vinaigre et l’on voit la couleur revenir.',
  task: 'Testez huit liquides de la maison au jus de chou et au papier pH. Rangez-les sur une échelle et marquez ce qui vous étonne. Mettez des lunettes ; ne mélangez rien qui ne soit demandé.',
  aims: [
    ['apply', 'Utiliser un indicateur pour classer des solutions en acides, neutres et basiques.'],
    ['analyse', 'Comparer les résultats de deux indicateurs et dire lequel distingue le plus.'],
    ['evaluate', 'Juger par une mesure si la publicité d’un produit « à pH neutre » dit vrai.'],
  ],
  materials: [
    'jus de chou rouge et papier pH',
    'vinaigre, citron, savon, bicarbonate, eau minérale',
    'lunettes et compte-gouttes',
  ],
  quiz: [
    ['Une solution a un pH de 3. Acide, neutre ou basique ?', 'Acide.'],
    ['Que se forme-t-il quand une base neutralise un acide ?', 'Un sel et de l’eau.'],
    [
      'Pourquoi répand-on de la chaux sur un sol acide ?',
      'Elle est basique et neutralise une partie de l’acide.',
    ],
    ['À quoi sert un indicateur coloré ?', 'Il montre par sa couleur si une solution est acide ou basique.'],
    ['Qui a le pH le plus bas, le jus de citron ou le lait ?', 'Le jus de citron.'],
  ],
  homework:
    'Chercher cinq acides ou bases sur les étiquettes de la cuisine et de la salle de bains. Noter leur usage et le pictogramme de danger.',
}
