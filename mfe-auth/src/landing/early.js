// Runs in the page, before anything can be typed: each visitor is asked a question of their own, and a form that is
// submitted before the landing's script has come is held for it.
(() => {
  const operand = () => 1 + Math.floor(Math.random() * 10);
  const early = { challenge: { a: operand(), b: operand() } };
  const { a, b } = early.challenge;
  const label = document.querySelector('label[for="account-sum"]');
  label.textContent = label.textContent.replace(/\d+ \+ \d+/, `${a} + ${b}`);
  early.hold = (event) => {
    event.preventDefault();
    early.held = event.target;
  };
  addEventListener('submit', early.hold);
  globalThis.lineleafLanding = early;
})();
