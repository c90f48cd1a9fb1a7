import type { ConceptGroup } from './concept-group.ts'

export const plantsAndFood: readonly ConceptGroup[] = [
  {
    place: 'ground',
    backdrop: 'meadow',
    size: 2.2,
    entries: `
deciduous-tree | a tree, trees, oak | un arbre, arbres, chêne | شجرة, أشجار, شجر
evergreen-tree | a fir tree, fir trees, pine, conifer | un sapin, sapins, pin | شجرة صنوبر, أشجار صنوبر, صنوبر
palm-tree | a palm tree, palm trees, palm | un palmier, palmiers | نخلة, نخيل, نخلات
christmas-tree | a Christmas tree, Christmas trees | un sapin de Noël, sapins de Noël | شجرة عيد الميلاد, أشجار عيد الميلاد
cactus | a cactus, cacti, cactuses | un cactus, cactus | صبار, صبارات
`,
  },
  {
    place: 'ground',
    backdrop: 'meadow',
    size: 0.9,
    entries: `
sunflower | a sunflower, sunflowers | un tournesol, tournesols | عباد الشمس, أزهار عباد الشمس
tulip | a tulip, tulips, flower, flowers | une tulipe, tulipes, fleur, fleurs | زهرة, أزهار, زهور
open-rose | a rose, roses | une rose, roses | وردة, ورود, وردة جورية
hibiscus | a hibiscus, hibiscuses | un hibiscus, hibiscus | كركديه, أزهار الكركديه
cherry-blossom | a blossom, blossoms | une fleur de cerisier, fleurs de cerisier | زهرة كرز, أزهار كرز
bouquet | a bouquet, bouquets | un bouquet, bouquets | باقة أزهار, باقات أزهار
seedling | a seedling, seedlings, sprout, shoot | une pousse, pousses, germe | شتلة, شتلات, برعم
potted-plant | a plant, plants | une plante, plantes | نبتة, نباتات, نبات
herb | a herb, herbs | une herbe, herbes | عشبة, أعشاب
four-leaf-clover | a clover, clovers | un trèfle, trèfles | برسيم, برسيم
maple-leaf, fallen-leaf | a leaf, leaves | une feuille, feuilles | ورقة شجر, أوراق شجر, أوراق
leaf-fluttering-in-wind | green leaves, green leaves | des feuilles vertes, feuilles vertes | أوراق خضراء, أوراق خضراء
mushroom | a mushroom, mushrooms, fungus | un champignon, champignons | فطر, فطريات
sheaf-of-rice | wheat, wheat, cereal, grain | le blé, blé, céréales | قمح, قمح, سنابل
wood | wood, logs, log | le bois, bûches, bûche | خشب, أخشاب, حطب
nest-with-eggs | a nest, nests | un nid, nids | عش, أعشاش
`,
  },
  {
    place: 'table',
    backdrop: 'kitchen',
    size: 0.6,
    entries: `
red-apple | an apple, apples | une pomme, pommes | تفاحة, تفاحات, تفاح
green-apple | a green apple, green apples | une pomme verte, pommes vertes | تفاحة خضراء, تفاحات خضراء
pear | a pear, pears | une poire, poires | كمثرى, كمثرى, إجاص, إجاصة
tangerine | an orange, oranges, tangerine | une orange, oranges, mandarine | برتقالة, برتقالات, برتقال
lemon | a lemon, lemons | un citron, citrons | ليمونة, ليمونات, ليمون
banana | a banana, bananas | une banane, bananes | موزة, موزات, موز
watermelon | a watermelon, watermelons | une pastèque, pastèques | بطيخة, بطيخات, بطيخ
melon | a melon, melons | un melon, melons | شمامة, شمام
grapes | grapes, grapes, grape | du raisin, raisins | عنب, عنب
strawberry | a strawberry, strawberries | une fraise, fraises | فراولة, حبات فراولة
cherries | cherries, cherries, cherry | des cerises, cerises, cerise | كرز, كرز
peach | a peach, peaches, apricot | une pêche, pêches, abricot | خوخة, خوخات, خوخ, مشمش
mango | a mango, mangoes | une mangue, mangues | مانجو, مانجو
pineapple | a pineapple, pineapples | un ananas, ananas | أناناس, أناناس
coconut | a coconut, coconuts | une noix de coco, noix de coco | جوزة هند, جوز هند
kiwi-fruit | a kiwi, kiwis | un kiwi, kiwis | كيوي, كيوي
blueberries | blueberries, blueberries | des myrtilles, myrtilles | توت, توت
olive | an olive, olives | une olive, olives | زيتونة, زيتونات, زيتون
avocado | an avocado, avocados | un avocat, avocats | أفوكادو, أفوكادو
tomato | a tomato, tomatoes | une tomate, tomates | حبة طماطم, حبات طماطم, طماطم, بندورة
carrot | a carrot, carrots | une carotte, carottes | جزرة, جزرات, جزر
potato | a potato, potatoes | une pomme de terre, pommes de terre, patate | حبة بطاطس, حبات بطاطس, بطاطس, بطاطا
onion | an onion, onions | un oignon, oignons | بصلة, بصلات, بصل
garlic | garlic, garlic | de l’ail, ail | ثوم, ثوم
cucumber | a cucumber, cucumbers | un concombre, concombres | خيارة, خيارات, خيار
eggplant | an aubergine, aubergines, eggplant | une aubergine, aubergines | باذنجانة, باذنجانات, باذنجان
bell-pepper | a pepper, peppers | un poivron, poivrons | فلفل, حبات فلفل
broccoli | broccoli, broccoli | un brocoli, brocolis | بروكلي, بروكلي
leafy-green | lettuce, lettuces, spinach, cabbage | une salade, salades, laitue, épinard, chou | خس, خس, ملفوف, سبانخ
ear-of-corn | maize, corn cobs, corn | le maïs, épis de maïs | ذرة, أكواز ذرة
pea-pod | peas, pea pods, pea | des petits pois, petits pois | بازلاء, بازلاء
beans | beans, beans, bean | des haricots, haricots | فاصولياء, فاصولياء, فول
peanuts | peanuts, peanuts, nuts | des cacahuètes, cacahuètes, noix | فول سوداني, فول سوداني, مكسرات
egg | an egg, eggs | un œuf, œufs | بيضة, بيضات, بيض
bread | bread, loaves of bread, loaf | du pain, pains | خبز, أرغفة خبز, رغيف
baguette-bread | a baguette, baguettes | une baguette, baguettes | خبز فرنسي, خبز فرنسي
croissant | a croissant, croissants | un croissant, croissants | كرواسون, كرواسون
cheese-wedge | cheese, pieces of cheese | du fromage, fromages | جبن, قطع جبن, جبنة
butter | butter, butter | du beurre, beurre | زبدة, زبدة
glass-of-milk | a glass of milk, glasses of milk, milk | un verre de lait, verres de lait, lait | كوب حليب, أكواب حليب, حليب, لبن
honey-pot | honey, pots of honey | du miel, pots de miel | عسل, عسل
tumbler-glass | a glass of water, glasses of water | un verre d’eau, verres d’eau, verre | كوب ماء, أكواب ماء, كأس
beverage-box | juice, cartons of juice | un jus, jus | عصير, عصائر
hot-beverage | a hot drink, hot drinks, coffee, tea, cup, cups | une tasse, tasses, café, thé | فنجان, فناجين, شاي, قهوة
meat-on-bone, cut-of-meat | meat, pieces of meat, beef | de la viande, viandes | لحم, لحوم
poultry-leg | a chicken leg, chicken legs | une cuisse de poulet, cuisses de poulet | فخذ دجاج, أفخاذ دجاج
cooked-rice | rice, bowls of rice | du riz, bols de riz | أرز, أطباق أرز
spaghetti | pasta, plates of pasta, spaghetti | des pâtes, pâtes, spaghetti | معكرونة, أطباق معكرونة
pizza | a pizza, pizzas | une pizza, pizzas | بيتزا, بيتزا
hamburger | a burger, burgers, hamburger | un hamburger, hamburgers | همبرغر, همبرغر
sandwich | a sandwich, sandwiches | un sandwich, sandwichs | شطيرة, شطائر
french-fries | chips, chips, fries | des frites, frites | بطاطس مقلية, بطاطس مقلية
green-salad | a salad, salads | une salade verte, salades vertes | سلطة, سلطات
steaming-bowl | soup, bowls of soup | une soupe, soupes | حساء, حساء, شوربة
shortcake, birthday-cake | a cake, cakes | un gâteau, gâteaux | كعكة, كعكات, كعك
cookie | a biscuit, biscuits, cookie, cookies | un biscuit, biscuits | بسكويتة, قطع بسكويت, بسكويت
doughnut | a doughnut, doughnuts, donut | un beignet, beignets, donut | دونات, دونات
chocolate-bar | chocolate, bars of chocolate | du chocolat, chocolats | شوكولاتة, قطع شوكولاتة
candy | a sweet, sweets, candy, candies | un bonbon, bonbons | حلوى, حلويات
lollipop | a lollipop, lollipops | une sucette, sucettes | مصاصة, مصاصات
ice-cream, soft-ice-cream | ice cream, ice creams | une glace, glaces | مثلجات, مثلجات, بوظة
fork-and-knife-with-plate | a plate, plates, meal, dinner, lunch | une assiette, assiettes, repas, dîner | طبق, أطباق, صحن, وجبة
spoon | a spoon, spoons | une cuillère, cuillères | ملعقة, ملاعق
fork-and-knife | a knife and fork, cutlery, fork, knife | des couverts, couverts, fourchette, couteau | شوكة وسكين, أدوات المائدة, شوكة, سكين
salt | salt, salt shakers | du sel, salières | ملح, ملح
`,
  },
]
