import { flow, stack, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'De la bouche à l’estomac',
      text: 'Suivons une bouchée de pain. Elle commence dans la bouche. Les dents la coupent et la broient. Elle devient plus petite, mais c’est encore du pain : seule la taille a changé. En même temps, la salive arrive. Elle rend la bouchée glissante, et elle fait une chose que les dents ne savent pas faire : elle commence à transformer l’amidon du pain en sucre. C’est pourquoi le pain a un goût sucré quand on le mâche longtemps. Ici, c’est la matière elle-même qui change. Voilà deux sortes de travail : réduire en petits morceaux, et transformer la matière avec des sucs. Les deux font partie de la digestion. La langue pousse la bouchée en arrière, et l’on avale. Elle entre dans l’œsophage. Ce tube ne laisse pas tomber les aliments : ses muscles se serrent derrière la bouchée et la poussent, comme une main qui presse un tube de dentifrice. On peut donc avaler couché, et les astronautes peuvent manger. Aliments et boissons prennent le même chemin ; il n’y a pas de second tuyau pour l’eau. Au bout de dix secondes, la bouchée est dans l’estomac. Il la malaxe pendant quelques heures et ajoute un suc acide, qui tue beaucoup de microbes et commence à découper les protéines. Le pain est maintenant une soupe claire. Mais il n’est toujours pas dans le sang.',
      analogy:
        'Pensez à une usine qui démonte de vieilles machines. À l’entrée, une scie les coupe en gros morceaux : c’est le travail des dents. À l’intérieur, des ouvriers ouvrent chaque vis, jusqu’à ce qu’il ne reste que des vis, des roues et des fils : c’est le travail des sucs. Seules ces pièces passent par la petite porte de sortie. Sur un point, l’usine est différente : elle est immobile, et l’on y promène les machines. Votre corps bouge, lui, et digère pendant que vous courez ou dormez.',
      blocks: [
        flow('Le chemin d’une bouchée, de la bouche à la fin.', [
          'bouche',
          'œsophage',
          'estomac',
          'intestin grêle',
          'gros intestin',
        ]),
      ],
    },
    {
      title: 'À travers la paroi, dans le sang',
      text: 'De l’estomac, la soupe passe peu à peu dans l’intestin grêle. Grêle veut dire mince : il n’est pas plus large qu’un doigt ou deux, mais il mesure environ six mètres. C’est là qu’a lieu la plus grande partie de la digestion. Deux aides y envoient leurs sucs. Le pancréas envoie un suc contre l’amidon, les protéines et les graisses. Le foie envoie la bile, qui divise les graisses en gouttelettes. À la fin, il ne reste du pain que de très petites parties : du sucre et d’autres éléments. Regardez la paroi de l’intestin grêle. Elle n’est pas lisse comme un tuyau. Elle a des plis, et sur ces plis se dressent des millions de doigts minuscules, les villosités. Étalée, cette paroi couvrirait le sol d’une salle de classe, environ trente mètres carrés. Pourquoi si grande ? Parce que les petites parties doivent la traverser. Derrière la paroi mince coule le sang. Il les emporte partout : vers les muscles de votre jambe, vers votre cerveau, vers un os qui grandit. Ce qui n’a pas pu être digéré, comme les fibres d’une salade, continue dans le gros intestin. Le corps y reprend de l’eau, et le reste est évacué. Le voyage entier dure environ une journée.',
      analogy:
        'Pensez à une serviette de bain. Un tissu lisse prend peu d’eau ; une serviette pleine de bouclettes en prend bien plus, car sa surface est plus grande. Les villosités sont les bouclettes de l’intestin grêle. L’image ne va pas jusqu’au bout : une serviette garde l’eau jusqu’à ce qu’on l’essore. Les villosités ne gardent rien : le sang emporte tout aussitôt, et il y a donc toujours de la place.',
      blocks: [
        stack('Les couches, de l’intérieur de l’intestin grêle jusqu’au sang.', [
          ['soupe d’aliments', 'avec de très petites parties'],
          ['villosités', 'des millions de doigts minuscules'],
          ['paroi mince', 'ne laisse passer que les très petites parties'],
          ['sang', 'emporte les parties dans tout le corps'],
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Combien de temps cela dure-t-il ?',
      problem:
        'Cherchez dans le tableau combien de temps un repas est en route, et où il reste le plus longtemps.',
      steps: [
        'Je cherche la durée la plus longue : 20 heures dans le gros intestin.',
        'J’additionne les heures : $3 + 5 + 20 = 28$.',
        'Une minute et dix secondes ne comptent guère à côté de 28 heures.',
      ],
      answer: 'Un repas est en route environ 28 heures, dont la plupart dans le gros intestin.',
      blocks: [
        table(
          ['organe', 'durée'],
          [
            ['bouche', '1 minute'],
            ['œsophage', '10 secondes'],
            ['estomac', '3 heures'],
            ['intestin grêle', '5 heures'],
            ['gros intestin', '20 heures'],
          ],
        ),
      ],
    },
    {
      title: 'Un sandwich au fromage',
      problem:
        'Un sandwich au fromage contient de l’amidon, des protéines et des graisses. Où commence la digestion de chacun ?',
      steps: [
        'L’amidon est dans le pain. La salive s’y attaque, donc dans la bouche.',
        'Les protéines sont dans le fromage. Le suc acide de l’estomac s’y attaque.',
        'Les graisses sont aussi dans le fromage. La bile et le suc du pancréas s’y attaquent dans l’intestin grêle.',
      ],
      answer: 'L’amidon dans la bouche, les protéines dans l’estomac, les graisses dans l’intestin grêle.',
    },
  ],
  faded: {
    problem: 'Suivez un œuf dur, fait surtout de protéines et de graisses, à travers le corps.',
    steps: [
      ['Bouche : les dents le coupent. Il n’y a pas d’amidon à transformer pour la salive.', 'shown'],
      ['Œsophage : des muscles le poussent dans l’estomac.', 'shown'],
      ['Estomac : le suc acide commence à découper les protéines.', 'hidden'],
      ['Intestin grêle : la bile divise les graisses, les sucs réduisent tout en petites parties.', 'hidden'],
      ['Les petites parties passent à travers la paroi dans le sang.', 'hidden'],
    ],
    answer:
      'Les protéines sont attaquées dans l’estomac, les graisses dans l’intestin grêle ; c’est là que tout passe dans le sang.',
  },
}
