import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<
  LanguagePack['topics'],
  'fractions' | 'equations' | 'area' | 'percentages' | 'statistics' | 'functions' | 'pythagoras' | 'integers'
>

export const frenchMathematics: Topics = {
  fractions: {
    exercise: 'fractions',
    idea: 'Une fraction est un seul nombre. On ne compte ensemble que des parts de même taille : il faut donc d’abord égaliser la taille des parts.',
    prior: [
      'Les multiples, et les multiples communs des nombres jusqu’à 12.',
      'La fraction comme partie d’une bande ou d’un disque.',
    ],
    terms: [
      ['numérateur', 'Le nombre du haut : combien de parts on prend.'],
      ['dénominateur', 'Le nombre du bas : en combien de parts égales l’unité est partagée.'],
      ['fractions égales', 'Des écritures différentes du même nombre, comme 1/2 et 3/6.'],
      [
        'fraction irréductible',
        'Une fraction dont les deux nombres n’ont pas d’autre diviseur commun que 1.',
      ],
      ['dénominateur commun', 'Un nombre qui est multiple des deux dénominateurs.'],
    ],
    errors: [
      [
        'Pour additionner des fractions, on additionne les hauts entre eux et les bas entre eux.',
        '1/2 + 1/2 ferait alors 2/4, soit encore un demi. On ajoute des parts ; leur taille ne change pas.',
      ],
      [
        'Plus le dénominateur est grand, plus la fraction est grande.',
        'Plus on est nombreux à partager un gâteau, plus la part est petite : 1/8 est inférieur à 1/3.',
      ],
    ],
    task: 'Découpez des bandes de même longueur en demis, tiers, quarts, sixièmes et douzièmes, placez-les les unes sous les autres et écrivez cinq égalités que l’on peut voir.',
    aims: [
      ['apply', 'Calculer avec deux fractions et donner le résultat sous forme irréductible.'],
      [
        'analyse',
        'Comparer deux façons de trouver un dénominateur commun et dire laquelle est la plus courte.',
      ],
      ['evaluate', 'Vérifier une solution rédigée à l’aide d’une estimation et justifier ce qui est faux.'],
    ],
    materials: [
      'bandes de papier de même longueur',
      'ciseaux et crayons de couleur',
      'droite graduée de 0 à 2',
    ],
    quiz: [
      ['Quelle fraction est la plus grande, 3/4 ou 5/8 ?', '3/4, car 3/4 = 6/8.'],
      [
        'Pourquoi 2/6 et 1/3 sont-ils le même nombre ?',
        'On a multiplié par 2 les deux nombres de 1/3 : deux fois plus de parts, chacune deux fois plus petite.',
      ],
    ],
    homework:
      'Trouver trois fractions à la maison (une recette, une horloge, une bouteille). Dessiner chacune sur une bande et écrire pour chacune un calcul avec son résultat.',
  },
  equations: {
    exercise: 'equations',
    idea: 'Une équation est une balance : ce que l’on fait d’un côté, on le fait de l’autre, et l’on trouve l’inconnue en défaisant ce qui lui a été fait.',
    prior: [
      'Les quatre opérations, et celles qui s’annulent l’une l’autre.',
      'Remplacer une lettre par un nombre dans une expression.',
    ],
    terms: [
      ['inconnue', 'Le nombre que l’on cherche, désigné par une lettre.'],
      ['solution', 'La valeur de l’inconnue qui rend l’égalité vraie.'],
      ['membre', 'Ce qui est écrit à gauche ou à droite du signe égal.'],
      ['opération inverse', 'L’opération qui en annule une autre : la soustraction annule l’addition.'],
    ],
    errors: [
      [
        'Un nombre change de signe dès qu’il passe de l’autre côté.',
        'Rien ne passe. On soustrait le même nombre aux deux membres ; un facteur se divise des deux côtés.',
      ],
      [
        'Le signe égal annonce le résultat.',
        'Il dit que les deux membres ont la même valeur ; 12 = 3x vaut autant que 3x = 12.',
      ],
    ],
    task: 'Dessinez chaque équation comme une balance avec des sacs et des poids. Retirez des deux plateaux ce qui peut l’être et écrivez à côté la ligne d’algèbre correspondante.',
    aims: [
      ['apply', 'Résoudre une équation à une inconnue et vérifier la solution.'],
      ['analyse', 'Repérer la première ligne fausse d’une résolution et dire quelle règle elle enfreint.'],
      ['create', 'Inventer un problème dont la mise en équation est donnée.'],
    ],
    materials: [
      'balance, réelle ou dessinée',
      'petits sacs et jetons',
      'cartes portant des équations et leurs solutions',
    ],
    quiz: [
      ['Le nombre 4 est-il solution de 3x − 2 = 10 ?', 'Oui : 3 × 4 − 2 = 10.'],
      ['Quelle opération annule « multiplier par 5 » ?', 'Diviser par 5, dans les deux membres.'],
    ],
    homework:
      'Écrire deux devinettes du type « Je pense à un nombre… ». Traduire chacune par une équation, la résoudre et vérifier.',
  },
  area: {
    exercise: 'area',
    idea: 'L’aire compte les carreaux qui couvrent une figure, le périmètre mesure le chemin qui en fait le tour. L’un ne grandit pas toujours avec l’autre.',
    prior: [
      'Les tables de multiplication et les unités de longueur.',
      'Le rectangle, l’angle droit et les côtés parallèles.',
    ],
    terms: [
      ['aire', 'La mesure d’une surface, en cm² ou en m².'],
      ['périmètre', 'La longueur du tour d’une figure.'],
      ['base', 'Le côté à partir duquel on mesure la hauteur.'],
      ['hauteur', 'La distance de la base au côté ou au sommet opposé, à angle droit avec la base.'],
    ],
    errors: [
      [
        'Deux figures de même périmètre ont la même aire.',
        'Un rectangle de 1 sur 5 et un carré de 3 sur 3 ont tous deux 12 de périmètre, mais 5 et 9 d’aire.',
      ],
      [
        'La hauteur d’un triangle est l’un de ses côtés.',
        'La hauteur coupe la base à angle droit ; elle n’est un côté que dans le triangle rectangle.',
      ],
    ],
    task: 'Avec une boucle de ficelle de 24 cm, formez sur quadrillage tous les rectangles à côtés entiers. Notez longueur, largeur, périmètre et aire dans un tableau et trouvez la plus grande aire.',
    aims: [
      ['apply', 'Calculer l’aire de rectangles et de triangles à partir de leurs mesures.'],
      ['analyse', 'Comparer des figures de même périmètre et expliquer pourquoi leurs aires diffèrent.'],
      ['create', 'Concevoir un plan de maison d’aire donnée avec le moins de mur possible.'],
    ],
    materials: ['papier quadrillé', 'ficelle de 24 cm par binôme', 'règles et équerres'],
    quiz: [
      ['Un carré a un périmètre de 20 cm. Quelle est son aire ?', 'Son côté mesure 5 cm, son aire 25 cm².'],
      [
        'Pourquoi l’aire d’un triangle est-elle la moitié de base fois hauteur ?',
        'Deux triangles identiques forment un parallélogramme de même base et de même hauteur.',
      ],
    ],
    homework:
      'Mesurer une pièce ou une table à la maison. La dessiner à l’échelle et calculer son aire et son périmètre avec les unités.',
  },
  percentages: {
    exercise: 'percentages',
    idea: 'Un pourcentage est une fraction de dénominateur 100 ; il ne dit rien tant qu’on ignore de quoi.',
    prior: ['Les fractions de dénominateur 2, 4, 10 et 100.', 'Multiplier et diviser par 100.'],
    terms: [
      ['pour cent', 'Sur cent : 1 % est 1/100 d’une quantité.'],
      ['tout', 'La quantité qui compte pour 100 %.'],
      ['remise', 'La partie dont un prix diminue.'],
      ['taux', 'Le nombre de pour cent.'],
    ],
    errors: [
      [
        'Une hausse de 20 % suivie d’une baisse de 20 % ramène au départ.',
        'La baisse porte sur un tout plus grand : 100 devient 120, et 120 moins 24 font 96.',
      ],
      [
        '50 %, c’est toujours plus que 20 %.',
        '50 % de 10 font 5, 20 % de 100 font 20 : c’est le tout qui décide.',
      ],
    ],
    task: 'Classez douze offres d’un prospectus de la meilleure à la moins bonne. Calculez pour chacune l’économie et le prix payé ; mettez-vous d’accord sur le sens de « meilleure ».',
    aims: [
      ['apply', 'Calculer un pourcentage d’une quantité et un prix après remise.'],
      ['analyse', 'Comparer deux offres et expliquer à quel tout se rapporte chaque pourcentage.'],
      ['evaluate', 'Juger si un titre de presse dit bien ce que disent ses chiffres.'],
    ],
    materials: [
      'prospectus de magasins',
      'barre de 100 carreaux sur papier',
      'calculatrices, seulement pour vérifier',
    ],
    quiz: [
      ['Quelle fraction irréductible correspond à 75 % ?', '3/4.'],
      [
        'Un prix de 80 € augmente de 10 %, puis baisse de 10 %. Combien vaut-il ?',
        '79,20 € : d’abord 88, puis 88 moins 8,80.',
      ],
    ],
    homework:
      'Trouver un pourcentage dans un journal ou sur un emballage. Écrire quel est le tout, quelle est la partie, et calculer l’un des deux.',
  },
  statistics: {
    exercise: 'statistics',
    idea: 'Un seul nombre peut en représenter beaucoup, mais il cache toujours quelque chose : la moyenne sent chaque valeur, la médiane seulement l’ordre.',
    prior: ['Ranger des nombres et en additionner plusieurs.', 'Lire un tableau et un diagramme en bâtons.'],
    terms: [
      ['moyenne', 'La somme des valeurs divisée par leur nombre.'],
      ['médiane', 'La valeur du milieu quand toutes sont rangées.'],
      ['étendue', 'La plus grande valeur moins la plus petite.'],
      ['valeur extrême', 'Une valeur très éloignée de toutes les autres.'],
    ],
    errors: [
      [
        'La moyenne est toujours l’une des valeurs.',
        'La moyenne de 2 et 5 est 3,5 : c’est un partage équitable, pas une valeur observée.',
      ],
      [
        'La médiane est le milieu de la liste telle qu’elle est écrite.',
        'On range d’abord les valeurs ; on cherche ensuite le milieu.',
      ],
    ],
    task: 'Demandez à onze camarades combien de minutes dure leur trajet. Placez les valeurs sur une ligne, trouvez moyenne et médiane, puis ajoutez un élève qui met deux heures et observez ce qui bouge.',
    aims: [
      ['apply', 'Calculer la moyenne et la médiane d’une liste de valeurs.'],
      ['analyse', 'Comparer l’effet d’une valeur extrême sur la moyenne et sur la médiane.'],
      ['evaluate', 'Choisir le nombre qui décrit le mieux une liste et justifier ce choix.'],
    ],
    materials: [
      'papillons adhésifs, une valeur sur chacun',
      'longue ligne au tableau ou au sol',
      'calculatrices',
    ],
    quiz: [
      ['Quatre nombres ont pour moyenne 6. Quelle est leur somme ?', '24.'],
      ['On augmente toutes les valeurs de 3. Que devient la moyenne ?', 'Elle augmente aussi de 3.'],
    ],
    homework:
      'Noter pendant cinq jours la durée de son sommeil. Calculer moyenne, médiane et étendue, et dire en deux phrases laquelle décrit le mieux la semaine.',
  },
  functions: {
    exercise: 'functions',
    idea: 'Une fonction donne à chaque nombre de départ un seul nombre d’arrivée ; tableau, formule et courbe sont trois images de la même règle.',
    prior: ['Les points dans un repère.', 'Remplacer une lettre par un nombre dans une expression.'],
    terms: [
      ['fonction', 'Une règle qui associe à chaque nombre un seul nombre.'],
      ['image', 'Le nombre d’arrivée associé à un nombre de départ.'],
      ['antécédent', 'Un nombre de départ dont on connaît l’image.'],
      ['courbe', 'L’ensemble des points dont l’ordonnée est l’image de l’abscisse.'],
      ['coefficient directeur', 'Ce dont l’image varie quand le nombre de départ augmente de 1.'],
    ],
    errors: [
      ['f(3) signifie f fois 3.', 'On lit « f de 3 » : c’est l’image du nombre 3.'],
      [
        'Toute droite qui monte traduit une proportionnalité.',
        'Seulement si elle passe par l’origine : 2x + 3 monte aussi, mais ne double pas quand x double.',
      ],
    ],
    task: 'Trois forfaits de téléphone ont un abonnement et un prix par minute. Faites pour chacun un tableau et une courbe, et trouvez à partir de combien de minutes chacun est le moins cher.',
    aims: [
      ['apply', 'Calculer des images et trouver l’antécédent d’un nombre donné.'],
      ['analyse', 'Comparer la formule, le tableau et la courbe d’une même fonction.'],
      ['evaluate', 'Choisir le meilleur de deux tarifs et justifier par les courbes.'],
    ],
    materials: ['papier millimétré', 'cartes de formules, de tableaux et de courbes à associer', 'règles'],
    quiz: [
      ['Où la courbe de f(x) = 2x + 5 coupe-t-elle l’axe vertical ?', 'En 5, l’image de 0.'],
      [
        'Un nombre peut-il avoir deux images par une fonction ?',
        'Non. Deux nombres peuvent en revanche avoir la même image.',
      ],
    ],
    homework:
      'Décrire une grandeur qui varie régulièrement, comme la hauteur d’une bougie. Donner une formule, un tableau de cinq valeurs et la courbe.',
  },
  pythagoras: {
    exercise: 'pythagoras',
    idea: 'Dans un triangle rectangle, et là seulement, les carrés construits sur les deux petits côtés remplissent exactement celui du plus grand.',
    prior: ['Les carrés et les racines carrées de nombres entiers.', 'L’angle droit et l’aire du carré.'],
    terms: [
      ['hypoténuse', 'Le côté opposé à l’angle droit, le plus long des trois.'],
      ['triangle rectangle', 'Un triangle qui a un angle de 90°.'],
      ['racine carrée', 'Le nombre positif dont le carré est le nombre donné.'],
      ['réciproque', 'L’énoncé lu à l’envers : si les carrés s’accordent, l’angle est droit.'],
    ],
    errors: [
      [
        'Ce sont les côtés eux-mêmes qui s’ajoutent : a + b = c.',
        'Le détour serait alors aussi court que la ligne droite. Ce sont les carrés qui s’ajoutent.',
      ],
      [
        'La règle vaut dans tout triangle.',
        'Dans un triangle équilatéral elle dirait 1 + 1 = 1. Il faut l’angle droit.',
      ],
    ],
    task: 'Découpez les carrés des deux petits côtés d’un triangle rectangle, partagez le plus grand en quatre morceaux par son centre et recouvrez le carré de l’hypoténuse avec les cinq pièces.',
    aims: [
      ['apply', 'Calculer le troisième côté d’un triangle rectangle.'],
      ['analyse', 'Distinguer le théorème de sa réciproque et trier des problèmes selon celui qu’il faut.'],
      ['evaluate', 'Juger d’après trois longueurs si un coin est d’équerre et justifier la réponse.'],
    ],
    materials: [
      'carton quadrillé et ciseaux',
      'corde à douze intervalles égaux',
      'calculatrices avec touche racine',
    ],
    quiz: [
      ['Un triangle de côtés 6, 7 et 10 cm est-il rectangle ?', 'Non : 36 + 49 = 85, et non 100.'],
      ['Quel côté est l’hypoténuse ?', 'Celui qui est opposé à l’angle droit, toujours le plus long.'],
    ],
    homework:
      'Mesurer la longueur et la largeur d’une porte ou d’une table, calculer la diagonale, puis la mesurer. Dire de combien les résultats diffèrent, et pourquoi.',
  },
  integers: {
    exercise: 'integers',
    idea: 'Les nombres négatifs prolongent la droite graduée au-delà de zéro ; soustraire un nombre, c’est ajouter son opposé.',
    prior: [
      'Additionner et soustraire des nombres entiers naturels.',
      'Lire un thermomètre et une droite graduée.',
    ],
    terms: [
      ['nombre négatif', 'Un nombre plus petit que zéro, à sa gauche sur la droite.'],
      ['opposé', 'Le nombre situé à la même distance, de l’autre côté de zéro.'],
      ['distance à zéro', 'Ce qui sépare un nombre de zéro, jamais négatif.'],
      ['nombre relatif', 'Un nombre positif, négatif ou nul.'],
    ],
    errors: [
      [
        '−8 est plus grand que −3 parce que 8 est plus grand que 3.',
        'À −8 degrés il fait plus froid : plus à gauche sur la droite veut dire plus petit.',
      ],
      [
        'Deux signes moins font toujours un plus.',
        'Retirer une dette enrichit : 5 − (−2) = 7 ; mais −5 − 2 = −7.',
      ],
    ],
    task: 'Jouez à l’ascenseur : un immeuble a 12 étages et 12 sous-sols. Tirez des cartes comme +4 et −7, déplacez le jeton et écrivez chaque trajet sous forme de calcul.',
    aims: [
      ['apply', 'Calculer des sommes et des différences de nombres relatifs.'],
      [
        'analyse',
        'Trier des calculs selon le signe du résultat avant de les effectuer, et expliquer comment.',
      ],
      ['create', 'Inventer une histoire de température ou d’argent qui correspond à un calcul donné.'],
    ],
    materials: ['droite graduée de −15 à 15 au sol', 'cartes de nombres relatifs', 'jetons de deux couleurs'],
    quiz: [
      ['Ranger dans l’ordre croissant : −2 ; 5 ; −7 ; 0.', '−7 ; −2 ; 0 ; 5.'],
      ['Quel est l’opposé de −9 ?', '9.'],
    ],
    homework:
      'Relever la température la plus basse de cinq lieux froids. Les ranger et écrire quatre écarts entre elles sous forme de calculs.',
  },
}
