/** What says that something goes fast, folded: "a fast race car", "speeding down the road". */
export const SPEED =
  /\b(?:fast|faster|fastest|quick|quickly|speedy|speeding|speeds|zooming|zooms|high speed|full speed|top speed|rapid|rapidly|swift|swiftly|rapid[oa]s?|rapidamente|veloz|veloces|velozmente|a toda velocidad|rapides?|rapidement|vite|a toute vitesse|a toute allure|schnell\w*|rasend\w*|flitzend\w*|flitzt|rast)\b/;
