/** English words as many misspell them, which are short or nearer to others. */
export const COMMON_SLIPS: ReadonlyMap<string, string> = new Map(
  'tounge:tongue mesage:message nite:night tonite:tonight lite:light brekfast:breakfast lil:little becaus:because becuz:because becos:because thay:they tehy:they teh:the hte:the adn:and wiht:with wth:with whith:with wich:which whitch:which untl:until undr:under ovr:over evry:every jsut:just alot:many smal:small littl:little littel:little bigg:big neer:near aftr:after underneth:underneath benieth:beneath someting:something somthing:something throught:through peple:people srprised:surprised flyng:flying hospitle:hospital hospitel:hospital shcool:school skool:school frist:first brithday:birthday birfday:birthday eech:each runing:running swiming:swimming gril:girl grils:girls grandmom:grandma giong:going thier:their waht:what wether:weather tomorow:tomorrow holing:holding behing:behind firends:friends firend:friend frend:friend frends:friends saterday:saturday windo:window kitchin:kitchen bycicle:bicycle bycycle:bicycle bicicle:bicycle'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
