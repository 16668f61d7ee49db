import X from "lucide-react/icons/x";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

describe("Button", () => {
  it("does not submit a form by default", () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
  });

  it("keeps its name and its focus while busy", () => {
    const html = renderToStaticMarkup(<Button busy>Save</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain('disabled=""');
    expect(html).toContain(">Save<");
  });

  it("hides the words that do not apply, so that it is read as one of the two", () => {
    const idle = renderToStaticMarkup(<Button busyText="Saving">Save</Button>);
    expect(idle).toMatch(/class="[^"]*invisible[^"]*">Saving/u);
    const busy = renderToStaticMarkup(
      <Button busy busyText="Saving">
        Save
      </Button>,
    );
    expect(busy).toMatch(/class="[^"]*invisible[^"]*">Save</u);
  });
});

describe("IconButton", () => {
  it("has a name, and an icon that is not read", () => {
    const html = renderToStaticMarkup(<IconButton icon={X} label="Close" />);
    expect(html).toContain('aria-label="Close"');
    expect(html).toContain('aria-hidden="true"');
  });
});
