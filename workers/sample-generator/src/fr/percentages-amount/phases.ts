import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'En classe A, la moitié des élèves viennent à vélo, en classe B un quart. Dans quelle classe y a-t-il le plus de cyclistes ?'
const kept = 'Acceptez toutes les réponses. Quelqu’un doit finir par dire : cela dépend du nombre d’élèves.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'Où y a-t-il le plus de cyclistes ?',
      teacher:
        'Écrivez « A : la moitié, B : un quart » au tableau, sans nombre d’élèves. La classe vote en se levant. Demandez une raison à un élève de chaque avis.',
      students: 'Votent, donnent une raison et changent de camp si une raison les convainc.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Diviser par 10 et par 100',
      teacher:
        'Dictez huit nombres : 70, 300, 45, 8, 260, 1200, 6, 90. La classe divise les quatre premiers par 10, les autres par 100. Demandez ensuite un quart de 40 et de 120.',
      students: 'Écrivent dix réponses en colonne, comparent et comptent les bonnes.',
      check: 'Combien font 45 divisé par 10, et 6 divisé par 100 ?',
      feedback:
        '4,5 et 0,06. Si beaucoup hésitent, déplacez les chiffres deux minutes dans un tableau de numération.',
    },
    predict: {
      title: 'Un vote sans nombres',
      teacher:
        'Décrivez les deux classes et leurs cyclistes : la moitié et un quart. Chacun écrit son avis et ce qu’il voudrait encore savoir. Notez ces demandes au tableau.',
      students: 'Écrivent leur avis et une question qui permettrait de trancher.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Une bande, deux collèges',
      teacher:
        'Donnez {tasks}. Les binômes remplissent la première bande, puis vous dites : « Voici un autre collège. » À ceux qui ont fini, faites inventer un troisième collège où une part vaut 12 élèves.',
      students: 'Font {tasks}, colorient et écrivent une phrase sur ce qui reste pareil.',
      check: 'La moitié de la bande valait 100 élèves, puis 35. Qu’est-ce qui était pareil ?',
      feedback: 'La proportion : cinq parts sur dix. Seule la taille du tout était différente.',
    },
    'home-check': {
      title: 'La batterie du texte',
      teacher:
        'À la maison, la classe a lu le texte sur les proportions et la batterie. Dessinez deux batteries de tailles différentes, à moitié pleines. Demandez ce qui est égal et ce qui ne l’est pas ; les élèves marquent le passage qui le dit.',
      students: 'Montrent la phrase, l’expliquent à un voisin et notent un mot qui reste obscur.',
      check: 'Que faut-il savoir pour dire combien d’énergie contient une batterie à 25 % ?',
      feedback: 'Ce qu’elle contient quand elle est pleine. C’est le tout.',
    },
    brief: {
      title: 'Un schéma pour le hall',
      teacher:
        'Annoncez un schéma sur le trajet de 300 élèves. Il sera affiché dans le hall : nombres et proportions doivent correspondre. Posez ensuite la question des deux classes.',
      students: 'Forment des équipes de trois et esquissent comment dessiner une proportion.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'De la bande au calcul',
      teacher:
        'Dessinez la bande de dix parts et donnez la première partie de l’explication ; écrivez les quatre fractions à côté. Composez ensuite 35 % de 80 pas à pas, la valeur de 10 % entourée. Pour les deux exemples, la classe dit ce qui vient après 10 %.',
      students: 'Recopient la bande avec ses fractions et terminent ligne par ligne 45 % de 120.',
      check: '10 %, c’est 8. Comment en tire-t-on 5 %, et 30 % ?',
      feedback: 'La moitié fait 4, le triple fait 24. Demandez l’opération, pas seulement le nombre.',
    },
    guided: {
      title: 'D’abord 10 %, ensuite le reste',
      teacher:
        'Remplissez avec la classe une ligne de {first}. Puis les binômes travaillent, et vous n’écoutez qu’une chose : quelqu’un dit-il « 10 %, c’est … » en premier ? Arrêtez la classe une fois pour partager une bonne astuce.',
      students: 'Font {tasks} ; l’un dit le chemin, l’autre écrit les nombres.',
      check: 'Comment trouver 35 % autrement, sans passer par 30 % ?',
      feedback: 'Par exemple 25 % et 10 %, ou 50 % moins 15 %. Tous donnent la même quantité.',
    },
    independent: {
      title: 'Des nombres sur notre collège',
      teacher:
        'Les élèves font {tasks} seuls. Passez et mettez un point d’interrogation où une réponse dépasse le tout, ou si 10 % manque. Ne prenez pas le crayon.',
      students: 'Font {tasks}, soulignent partout le tout et corrigent à chaque point d’interrogation.',
      check: 'Laquelle de vos réponses est la plus grande part de son tout ? À quoi le voit-on ?',
      feedback:
        'On compare les pourcentages, pas les nombres d’élèves : 40 % est la plus grande part de la fiche.',
    },
    experts: {
      title: 'Experts en parts de bande',
      teacher:
        'Trois groupes travaillent chacun une ligne de {tasks}. Exigez partout une bande de dix parts. Au groupe C, demandez ce que devient la bande quand on coupe une part en deux.',
      students: 'Calculent leur ligne de {tasks}, la dessinent et répètent une phrase claire.',
      check: 'Groupe A : comment tirer 25 % de 50 % sans nouveau calcul ?',
      feedback: 'On prend la moitié. De même pour passer de 10 % à 5 %.',
    },
    teach: {
      title: 'Les bandes expliquées par les experts',
      teacher:
        'De nouveaux groupes avec A, B et C. Deux minutes chacun ; ceux qui écoutent ne peuvent demander que « de quoi ? ». Puis les groupes font {tasks}, et l’expert se tait quand c’est son sujet.',
      students: 'Expliquent, demandent, puis résolvent {tasks} avec les bandes au milieu de la table.',
      check: 'Quelle question vous a-t-on le plus posée, et qu’avez-vous répondu ?',
      feedback: '« De quoi ? » La réponse nomme le tout, par exemple 70 ou 40.',
    },
    plan: {
      title: 'Une esquisse de dix parts',
      teacher:
        'Chaque équipe décide de la largeur d’une part et écrit dessous la valeur d’une part. Vérifiez ce seul nombre avant tout coloriage.',
      students: 'Esquissent, calculent la valeur d’une part et se partagent les quatre trajets.',
      check: 'Si la bande entière vaut 300 élèves, combien vaut une part sur dix ?',
      feedback: '30 élèves. Une demi-part en vaut 15 : l’équipe en a besoin pour la plus petite proportion.',
    },
    make: {
      title: 'Le dessin du schéma',
      teacher:
        'Le schéma, c’est {tasks}. Demandez à chacune la proportion des voitures avant qu’elle la dessine. Une équipe qui a fini contrôle la somme d’une autre.',
      students: 'Calculent, dessinent et légendent le schéma de {tasks}, puis contrôlent le total.',
      check: 'Comment trouver la proportion des voitures si personne ne vous la donne ?',
      feedback: 'On enlève les autres à 100 % ; il reste 5 %.',
    },
    present: {
      title: 'Les schémas dans le hall',
      teacher:
        'Les équipes se tiennent près de leur schéma. Les visiteurs demandent un nombre et comment il a été trouvé. Après chaque tour, ils mettent un plus à une réponse claire.',
      students: 'Répondent avec la bande, interrogent deux autres équipes et donnent un plus justifié.',
      check: 'Un autre collège aux mêmes proportions peut-il avoir d’autres nombres ?',
      feedback: 'Oui, avec un autre total. Le schéma doit donc dire « 300 élèves ».',
    },
    deepen: {
      title: 'Une erreur utile',
      teacher:
        'Écrivez le calcul d’Omar au tableau et attendez. Réunissez des raisons qui montrent qu’il est trop petit avant toute correction. La classe continue avec {tasks} ; un petit groupe fait avec vous des exercices de soutien.',
      students: 'Trouvent la raison, corrigent et écrivent un conseil pour Omar.',
      check: 'En divisant par 20, quel pourcentage trouve-t-on ?',
      feedback: '5 %, parce que 20 parts de 5 % font le tout.',
    },
    close: {
      title: 'Le vote, une seconde fois',
      teacher:
        'Ajoutez des nombres : la classe A a 20 élèves, la classe B en a 40. La classe calcule : 10 dans les deux. Puis chacun répond seul au questionnaire, six minutes.',
      students:
        'Expliquent en une phrase pourquoi les deux classes ont le même nombre, puis répondent au questionnaire.',
      check: 'De quoi a-t-on besoin, en plus d’un pourcentage, pour connaître une quantité ?',
      feedback: 'Du tout. Chacun doit savoir dire « pour cent de quoi ».',
    },
  },
  cuts: {
    hook: 'Faites voter une fois, sans les raisons.',
    recall: 'Divisez seulement par 10.',
    investigate: 'Laissez la troisième question sur la bande et posez-la pendant l’explication.',
    model: 'Gardez la chorale comme question orale après le questionnaire.',
    guided: 'Montrez {last} au tableau, sous la dictée de la classe.',
    independent: 'Sautez {last}, bon début pour demain.',
    experts: 'Le groupe A laisse 25 %.',
    make: 'La bande montre trois trajets, les voitures sont données dans le texte.',
    deepen: 'Le calcul d’Omar suffit.',
  },
  below70:
    'Si moins de sept élèves sur dix ont choisi 30, revenez à la bande : toute la classe dessine dix parts pour 150 élèves et écrit 15 dans chacune. Coloriez une part, puis deux. Écrivez au tableau la phrase « d’abord 10 % » et gardez les pourcentages comme 12 % pour la séance suivante.',
}
