/** A queue whose `take` doesn't move the remaining items, however many there are. */
export class Fifo<T> {
  #items: T[] = [];
  #head = 0;

  get length(): number {
    return this.#items.length - this.#head;
  }

  add(item: T): void {
    this.#items.push(item);
  }

  take(): T | undefined {
    const item = this.#items[this.#head];
    if (this.#head < this.#items.length) this.#head++;
    if (this.#head > 1_024 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head);
      this.#head = 0;
    }
    return item;
  }

  peek(): T | undefined {
    return this.#items[this.#head];
  }
}
