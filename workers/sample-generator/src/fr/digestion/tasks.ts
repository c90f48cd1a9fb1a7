import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'L’eau iodée devient bleue où il y a de l’amidon. Lisez les résultats de trois tubes. a) Qu’y a-t-il de différent dans le tube 2 ? b) Quel tube montre que ce n’est pas l’effet de l’eau ? c) Qu’a pu faire la salive ?',
      hint: 'Ne comparez que deux tubes à la fois.',
      blocks: [
        table(
          ['tube', 'contenu', 'après dix minutes, avec l’eau iodée'],
          [
            ['1', 'pain et eau', 'bleu'],
            ['2', 'pain et salive', 'pas bleu'],
            ['3', 'salive seule', 'pas bleu'],
          ],
        ),
      ],
      objective: 4,
      lines: 4,
      minutes: 8,
      answer:
        'a) L’amidon du pain a disparu. b) Le tube 1 : avec de l’eau, l’amidon est encore là. c) La salive a dû transformer l’amidon en autre chose.',
      points: [
        'l’amidon du tube 2 a disparu',
        'se sert du tube 1 pour comparer',
        'une hypothèse sur la salive',
      ],
    },
  ],
  guided: [
    {
      prompt: 'Écrivez les cinq organes dans l’ordre, avec un verbe pour chacun.',
      hint: 'Commencez par « bouche : mâche ».',
      blocks: [
        table(
          ['ordre', 'organe', 'ce qu’il fait (un verbe)'],
          [
            ['1', '…', '…'],
            ['2', '…', '…'],
            ['3', '…', '…'],
            ['4', '…', '…'],
            ['5', '…', '…'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 5,
      answer:
        'Bouche : mâche. Œsophage : pousse. Estomac : malaxe. Intestin grêle : découpe (et fait passer). Gros intestin : reprend l’eau.',
      points: ['l’ordre', 'un verbe qui convient pour chacun'],
    },
    {
      prompt:
        'Seule la taille change-t-elle, ou aussi la matière ? Écrivez T pour taille ou M pour matière : a) on croque une pomme, b) la salive sur du riz, c) le suc acide sur de la viande, d) la bile divise les graisses en gouttes.',
      hint: 'Demandez-vous : est-ce encore la même matière après ?',
      objective: 4,
      lines: 1,
      minutes: 4,
      answer: 'a) T, b) M, c) M, d) T, car la graisse est seulement divisée en gouttes plus petites.',
      points: ['a et d', 'b et c'],
    },
    {
      prompt:
        'Suivez dans le corps une bouchée de pomme de terre bouillie, qui est presque toute en amidon. Écrivez ce qui se passe dans trois des organes.',
      hint: 'Quel suc s’attaque à l’amidon ?',
      objective: 3,
      lines: 4,
      minutes: 5,
      answer:
        'Bouche : mâchée, et la salive commence à faire du sucre avec l’amidon. Estomac : malaxée. Intestin grêle : le reste de l’amidon devient du sucre, qui passe dans le sang.',
      points: ['la salive dans la bouche', 'le sucre passe dans le sang', 'le bon ordre'],
    },
  ],
  independent: [
    {
      prompt: 'Pourquoi peut-on avaler quand on est couché dans son lit ? Expliquez en deux phrases.',
      hint: 'Que fait l’œsophage ?',
      objective: 3,
      lines: 3,
      minutes: 3,
      answer:
        'Les muscles de l’œsophage se serrent derrière la bouchée et la poussent. Elle n’a donc pas besoin de tomber.',
      points: ['les muscles', 'pas par son poids'],
    },
    {
      prompt:
        'La paroi de l’intestin est comme un tamis très fin. Qu’est-ce qui y passerait : un petit pois, un grain de sable, du sucre dans l’eau ? Que nous apprend cela sur la digestion ?',
      hint: 'Lequel des trois a les plus petites parties ?',
      objective: 2,
      lines: 3,
      minutes: 4,
      answer:
        'Seulement le sucre dans l’eau. Les aliments doivent être découpés jusqu’à ce que leurs parties soient aussi petites.',
      points: ['le sucre', 'fait le lien avec la digestion'],
    },
    {
      prompt:
        'Trois personnes déjeunent à 12 h 30. Lisez combien de temps les repas restent dans l’estomac. À quelle heure chaque estomac est-il vide ? Quel repas convient le mieux avant le sport de 15 h ?',
      hint: 'Ajoutez les heures à 12 h 30.',
      blocks: [
        table(
          ['repas', 'durée dans l’estomac'],
          [
            ['des fruits', '1 heure'],
            ['du pain et des légumes', '2 heures'],
            ['un rôti gras', '5 heures'],
          ],
        ),
      ],
      objective: 3,
      lines: 4,
      minutes: 5,
      answer:
        'À 13 h 30, à 14 h 30 et à 17 h 30. Les fruits, ou le pain et les légumes ; avec le rôti, l’estomac est encore plein à 15 h.',
      points: ['trois heures justes', 'un choix justifié'],
    },
    {
      prompt:
        'Après un accident, un médecin doit enlever la moitié de l’intestin grêle d’un patient. Quel problème celui-ci a-t-il pour se nourrir ? Donnez une raison.',
      hint: 'Quelle est alors la taille de la paroi ?',
      objective: 2,
      lines: 4,
      minutes: 4,
      answer:
        'La paroi et ses villosités sont deux fois moins grandes. Moins de petites parties passent dans le sang : il doit manger plus souvent et bien choisir.',
      points: ['une surface plus petite', 'il passe moins de parties dans le sang'],
    },
  ],
  deepen: [
    {
      prompt:
        'Mâcher réduit la bouchée pour que les sucs agissent plus vite. Préparez une expérience avec des morceaux de sucre et de l’eau : que changez-vous, que mesurez-vous, qu’est-ce qui reste pareil ?',
      hint: 'Comparez un morceau entier et un morceau écrasé.',
      objective: 4,
      lines: 5,
      minutes: 8,
      answer:
        'On change : un morceau entier, un morceau écrasé. On mesure : le temps jusqu’à ce que le sucre soit dissous. Pareil : la quantité et la température de l’eau, sans remuer. Le sucre écrasé se dissout plus vite.',
      points: ['on change une chose', 'on mesure un temps', 'l’eau et sa température restent pareilles'],
    },
    {
      prompt:
        'En cas de diarrhée, le gros intestin travaille mal. Que perd le corps, et pourquoi le malade doit-il boire beaucoup ?',
      hint: 'Quel est le rôle de cet organe ?',
      objective: 2,
      lines: 3,
      minutes: 5,
      answer: 'Il reprend trop peu d’eau, le corps en perd donc. Boire la remplace.',
      points: ['l’eau n’est pas reprise', 'boire la remplace'],
    },
  ],
  experts: [
    {
      prompt: 'Relisez votre partie de l’explication et préparez pour les autres un dessin et deux phrases.',
      hint: 'Dites pour chaque organe : plus petit, ou transformé ?',
      blocks: [
        table(
          ['groupe', 'partie', 'ce que les autres doivent apprendre'],
          [
            ['A', 'bouche et œsophage', 'ce que fait la salive, et pourquoi l’on peut avaler couché'],
            ['B', 'estomac et aides', 'ce que font les sucs de l’estomac, du pancréas et du foie'],
            [
              'C',
              'intestin grêle et gros intestin',
              'comment les parties passent dans le sang, et ce que devient le reste',
            ],
          ],
        ),
      ],
      objective: 1,
      lines: 5,
      minutes: 12,
      answer:
        'A : la salive commence à faire du sucre avec l’amidon ; des muscles poussent. B : le suc acide s’attaque aux protéines et tue des microbes ; le suc du pancréas découpe amidon, protéines et graisses ; la bile divise les graisses. C : les petites parties passent par les villosités dans le sang ; l’eau est reprise, le reste évacué.',
      points: ['des faits justes', 'un dessin clair', 'répond à la question de la dernière colonne'],
    },
  ],
  make: [
    {
      prompt:
        'Dessinez une bande dessinée en six images : « Je suis un morceau de pain ». Il passe par les cinq organes et finit dans le sang. Sur chaque image, quelqu’un dit ce qui se passe. Une image corrige une erreur répandue.',
      hint: 'L’image 5 est l’intestin grêle, l’image 6 le sang.',
      objective: 3,
      lines: 0,
      minutes: 16,
      answer:
        'Bouche, œsophage, estomac, intestin grêle avec les sucs, villosités, sang ; le reste continue dans le gros intestin. Une erreur : « je tombe dans l’estomac » ; en réalité, des muscles poussent.',
      points: [
        'le bon ordre',
        'ce qui se passe dans chaque organe',
        'le passage dans le sang',
        'l’erreur corrigée',
      ],
    },
  ],
}
