/**
 * Chrome's translation replaces each text node with its own element, but React keeps the old node. When React removes
 * that node, it throws, and the whole page disappears. When React changes it, to a new total for example, nobody sees
 * it.
 */
export function surviveTranslation(): void {
  const standIns = new WeakMap<Node, ChildNode>();
  const watcher = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // React has changed a text node that is not on the page: put it back, and it is translated again.
      if (type === 'characterData') standIns.get(target)?.replaceWith(target);
      const [text] = removedNodes;
      const standIn = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      if (!(text instanceof Text) || !(standIn instanceof HTMLElement)) continue;
      standIns.set(text, standIn);
      watcher.observe(text, { characterData: true });
      letReactFindThem(standIns);
    }
  });
  watcher.observe(document, { childList: true, subtree: true });
}

let isPatched = false;

/** Only on a page that is being translated. https://github.com/facebook/react/issues/11538 */
function letReactFindThem(standIns: WeakMap<Node, ChildNode>): void {
  if (isPatched) return;
  isPatched = true;
  // oxlint-disable-next-line typescript/unbound-method -- called with its node as `this` below
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const shown = standIns.get(child) ?? child;
    if (shown.parentNode) removeChild.call(shown.parentNode, shown);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    child: Child,
    before: Node | null,
  ): Child {
    const shown = before && before.parentNode !== this ? (standIns.get(before) ?? null) : before;
    return insertBefore.call(this, child, shown?.parentNode === this ? shown : null) as Child;
  };
}
